import sanitizeHtml from 'sanitize-html'
import type { LocalText } from '@fangshi/contract/locale'

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
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { img: ['http', 'https'] },
  allowProtocolRelative: false,
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'noopener noreferrer nofollow' } }),
    img: (tagName, attribs) => ({ tagName, attribs: { loading: 'lazy', ...attribs } }),
  },
}

const separator = '<!--json-->'

/** Html as the public may get it: everything outside the list is dropped. */
export const cleanHtml = (html: string): string => sanitizeHtml(html, allowed)

/** Rich text in both languages on its way into the database: clean html, without an editor's own part (rules §12). */
export const cleanLocalHtml = (text: LocalText): LocalText => ({
  'zh-cn': cleanHtml(htmlOf(text['zh-cn'])),
  ...(text.en ? { en: cleanHtml(htmlOf(text.en)) } : {}),
})

/** The html part of stored rich text; pages show nothing else (rules §12). */
export const htmlOf = (stored: string): string => stored.split(separator, 1)[0] ?? ''
