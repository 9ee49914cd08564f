declare module 'virtual:language-chunks' {
  /** Locale → address of its language file; empty while developing. */
  const chunks: Readonly<Partial<Record<string, string>>>
  export default chunks
}
