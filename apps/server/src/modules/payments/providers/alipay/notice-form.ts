/** Names as Alipay writes them; an array or a name with capitals is none of its. */
const namePattern = /^[a-z][a-z0-9_]{0,63}$/
/** Bytes that a form has when every other sign is encoded. */
const formPattern = /^[\x21-\x7e]*$/

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return null
  }
}

/** `&total_amount=` inside a value could be taken for a field of its own: the signed text would be the same. */
const hidesField = (value: string): boolean => /&[a-z][a-z0-9_]*=/i.test(value)
const isPlain = (value: string): boolean => !/[\p{Cc}\ufeff]/u.test(value)
const isValue = (value: string | null): value is string => value !== null && isPlain(value) && !hidesField(value)

/**
 * The fields of a notice, decoded once. Null for a name that comes twice, a name or value that Alipay does not send, and
 * text that is no UTF-8. Never throws.
 */
export function readNoticeForm(body: Uint8Array): Readonly<Record<string, string>> | null {
  const text = Buffer.from(body).toString('latin1')
  if (!text || !formPattern.test(text)) return null
  const fields = new Map<string, string>()
  for (const pair of text.split('&')) {
    const [name = '', value, ...more] = pair.split('=')
    const content = value === undefined || more.length ? null : decoded(value)
    if (!namePattern.test(name) || fields.has(name) || !isValue(content)) return null
    fields.set(name, content)
  }
  return Object.fromEntries(fields)
}
