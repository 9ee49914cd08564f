import type { ErrorKey } from '@fangshi/contract/errors'
import { parseMoney } from '@fangshi/contract/money'
import { maxImages, parts } from './rich-text.ts'
import type { FieldSpec, FormValues } from './spec.ts'

/** Whether a rich text shows anything: words or pictures. */
const isBlankHtml = (html: string): boolean =>
  !/<(img|hr|table)\b/.test(html) && !html.replace(/<[^>]*>|&nbsp;|\s/g, '')

/** Whether nothing is filled in. */
export function isEmpty(spec: FieldSpec, value: unknown): boolean {
  if (value === undefined || value === null) return true
  if (Array.isArray(value)) return value.every((item) => item === '' || item === null || item === undefined)
  if (typeof value !== 'string') return false
  return spec.type === 'editor' ? isBlankHtml(parts(value).html) : value.trim() === ''
}

/** What is wrong with a value, as a key of the error dictionary. The server checks again. */
export function faultOf(spec: FieldSpec, value: unknown, values: FormValues): ErrorKey | undefined {
  if (isEmpty(spec, value)) return spec.required ? 'REQUIRED' : undefined
  if (spec.type === 'number' && spec.money) {
    const cents = parseMoney(String(value))
    if (cents === null) return 'MONEY_INVALID'
    if (cents < (spec.min ?? 0) * 100) return 'TOO_SMALL'
    if (spec.max !== undefined && cents > spec.max * 100) return 'TOO_BIG'
  }
  if (spec.type === 'editor' && parts(String(value)).html.split('<img').length > maxImages + 1)
    return 'RICH_TEXT_INVALID'
  return spec.check?.(value, values)
}
