/** Descriptions of goods between html and the plain text of a cell. */

/** At most as much text as the import accepts. */
export const maxText = 20_000

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** The plain text of a cell as html: an empty line starts a new paragraph. */
export const textToHtml = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .filter(Boolean)
    .map((part) => `<p>${part.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign).replaceAll('\n', '<br>')}</p>`)
    .join('')

const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ', '#39': "'" }

/** Html as the plain text of a cell; blocks are separated by an empty line. */
export const htmlToText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, '\n')
    .replace(/<\/(p|h\d|li|tr|div|blockquote|figure)>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot|nbsp|#39);/g, (_, name: string) => signs[name] ?? '')
    .replace(/[^\S\n]*\n\s*\n\s*/g, '\n\n')
    .trim()
