import sanitizeHtml from 'sanitize-html'
import { readDocument } from './editor-document.ts'
import { isImageAddress, isLinkAddress } from './rich-addresses.ts'

const tags =
  'h2 h3 h4 p br hr blockquote pre code ul ol li dl dt dd a b strong i em u s sub sup small mark span div figure ' +
  'figcaption img table caption thead tbody tfoot tr th td colgroup col'

/** What rich text may hold: words, tables, pictures, links. No scripts, styles beyond alignment, frames or forms. */
const allowed: sanitizeHtml.IOptions = {
  allowedTags: tags.split(' '),
  allowedAttributes: {
    a: ['href', 'title', 'target', 'rel'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
    '*': ['style'],
  },
  allowedStyles: { '*': { 'text-align': [/^(left|right|center|justify)$/] } },
  allowedSchemes: ['http', 'https'],
  allowedSchemesByTag: { img: ['http', 'https', 'data'] },
  allowProtocolRelative: false,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !isImageAddress(attribs.src ?? ''),
  transformTags: {
    a: (tagName, { href, ...others }) => ({
      tagName,
      attribs: { ...(isLinkAddress(href ?? '') ? { href } : {}), ...others, rel: 'noopener noreferrer nofollow' },
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { loading: 'lazy', ...attribs } }),
  },
}

const separator = '<!--json-->'
/** Pictures of one text (spec §9). */
const maxImages = 10
/** Tags of one text; a page of 500,000 characters has some thousands. */
const maxTags = 20_000

/** Html as the public may get it: everything outside the list is dropped. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed)

/** The html part of stored rich text; pages show nothing else (rules §12). */
export const htmlOf = (stored: string): string => stored.split(separator, 1)[0] ?? ''

/** The addresses of the pictures in clean html. */
export const picturesOf = (clean: string): string[] =>
  Array.from(htmlOf(clean).matchAll(/<img[^>]*? src="([^"]*)"/g), ([, address = '']) => address)

/** The editor's part as it may be stored; empty where there is none, null where it is refused. */
function cleanJson(text: string): string | null {
  const at = text.indexOf(separator)
  const json = at < 0 ? '' : text.slice(at + separator.length)
  if (!json) return ''
  try {
    const document = readDocument(JSON.parse(json), maxImages)
    return document && separator + JSON.stringify(document)
  } catch {
    return null
  }
}

/**
 * One language: clean html and the editor's own document; null when that, or the number of tags or pictures, is refused.
 */
export function cleanRichText(text: string): string | null {
  if (text.split('<', maxTags + 2).length > maxTags + 1) return null
  const html = cleanHtml(htmlOf(text))
  const json = cleanJson(text)
  return json === null || html.split('<img').length > maxImages + 1 ? null : html + json
}
