import { messageOf, type ErrorKey } from '@fangshi/contract/errors'
import type { Locale } from '@fangshi/contract/locale'
import type { FormInstance } from 'antd'
import type { FieldSpecs, FormValues } from './spec.ts'

type Path = (string | number)[]

/** `name.zh-cn` → name, zh-cn; `rows.0.price` → rows, 0, price. */
export const pathOf = (key: string): Path => key.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part))

/** Where on the form an error of the server belongs: `images.2` is one of the control `images`; null: nowhere. */
export function placeOf(key: string, fields: FieldSpecs): Path | null {
  const path = pathOf(key)
  const [name = '', second] = path
  const spec = fields[name]
  if (!spec) return null
  const isLocal = 'local' in spec && spec.local
  return isLocal ? [name, second === 'en' ? 'en' : 'zh-cn'] : [name]
}

/**
 * Shows the server's field errors at their fields and goes to the first. Returns those that have no field on this form,
 * for the screen to say.
 */
export function showFieldErrors(
  form: FormInstance<FormValues>,
  fields: FieldSpecs,
  errors: Readonly<Record<string, ErrorKey>>,
  locale: Locale,
): ErrorKey[] {
  const lost: ErrorKey[] = []
  const placed: { name: Path; errors: string[] }[] = []
  for (const [key, error] of Object.entries(errors)) {
    const name = placeOf(key, fields)
    if (name) placed.push({ name, errors: [messageOf(error, locale)] })
    else lost.push(error)
  }
  form.setFields(placed as Parameters<typeof form.setFields>[0])
  const [first] = placed
  if (first) form.scrollToField(first.name, { focus: true })
  return lost
}

/** The paths whose values an edit changed; their errors no longer apply. */
export const changedPaths = (changed: FormValues): Path[] =>
  Object.entries(changed).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? [[name], ...Object.keys(value).map((key) => [name, key])]
      : [[name]],
  )
