/** Rich text is stored as its html and the editor's own JSON, joined by this (spec §3, rules §12). */
const separator = '<!--json-->'

/** Most pictures of one text (spec §9). */
export const maxImages = 10

interface Parts {
  html: string
  /** The editor's document; undefined where the text was never in this editor. */
  json: object | undefined
}

function readJson(text: string): object | undefined {
  try {
    const json: unknown = JSON.parse(text)
    return typeof json === 'object' && json !== null && 'type' in json && json.type === 'doc' ? json : undefined
  } catch {
    return undefined
  }
}

/** The two parts of a stored rich text. */
export function parts(stored: string): Parts {
  const at = stored.indexOf(separator)
  if (at < 0) return { html: stored, json: undefined }
  return { html: stored.slice(0, at), json: readJson(stored.slice(at + separator.length)) }
}

/** Both parts as one text; a separator inside the html would cut it short. */
export const join = (html: string, json: object): string =>
  `${html.replaceAll(separator, '')}${separator}${JSON.stringify(json)}`
