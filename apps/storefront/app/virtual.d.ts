declare module 'virtual:language-chunks' {
  /** Locale → address of its language file; empty in development. */
  const chunks: Readonly<Partial<Record<string, string>>>
  export default chunks
}
