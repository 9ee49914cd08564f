/** The links and pictures that the server accepts in a rich text; it refuses texts with any other (rules §12). */

const isWeb = (address: string): boolean => /^https?:\/\/[^\s/\\?#]\S*$/i.test(address)
const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(address)
const isInText = (address: string): boolean => /^data:image\/(png|jpeg|gif|webp);base64,/.test(address)

/** Where a link may lead: http(s), or a path of the own site. */
export const isLinkAddress = (address: string): boolean => isWeb(address) || isOwnPath(address)

/** Where a picture may come from: the same places, or the text itself as a data URL. */
export const isImageAddress = (address: string): boolean => isLinkAddress(address) || isInText(address)

/** A link as people write it: a bare host means https. */
export const linkAddress = (typed: string): string =>
  isLinkAddress(typed) || typed.includes(':') || !typed ? typed : `https://${typed}`
