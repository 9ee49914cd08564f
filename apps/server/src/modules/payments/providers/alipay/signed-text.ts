export type Fields = Readonly<Record<string, string>>

/** `a=1&b=2` in the order of the names, nothing encoded: what both sides sign (payments §2.2). */
export const signedText = (fields: Fields): string =>
  Object.entries(fields)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&')

/** The fields that a request signs and sends: those that say something. */
export const filledIn = (fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))
