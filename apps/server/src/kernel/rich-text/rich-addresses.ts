/** Most bytes of a picture inside the text itself (spec §9). */
const maxInlineBytes = 5 * 1024

const isWeb = (address: string): boolean => /^https?:\/\/[^\s/\\?#]\S*$/i.test(address)
const isOwnPath = (address: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(address)

function isSmallPicture(address: string): boolean {
  const [, base64 = ''] = /^data:image\/(?:png|jpeg|gif|webp);base64,([\w+/]+={0,2})$/.exec(address) ?? []
  const bytes = Math.floor((base64.replace(/=+$/, '').length * 3) / 4)
  return bytes > 0 && bytes <= maxInlineBytes
}

/** Where a link of rich text may lead: http(s), or a path of the own site (rules §11). */
export const isLinkAddress = (address: string): boolean => isWeb(address) || isOwnPath(address)

/** Where a picture of rich text may come from: http(s), a path of the own site, or the text itself up to 5 KB (spec §9). */
export const isImageAddress = (address: string): boolean => isLinkAddress(address) || isSmallPicture(address)
