/** A data file of the rules; who imports it knows its form. */
declare module '*.toml' {
  const data: unknown
  export default data
}
