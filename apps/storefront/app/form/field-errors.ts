import { CallError } from '@fangshi/contract/client'
import { isErrorKey, messageOf, type ErrorKey } from '@fangshi/contract/errors'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { useLocale } from '~/i18n/text.tsx'

interface Shape {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }
}

/** Validates a field with a shape of the contract, for `validate` of react-hook-form: true, or the error key. */
export const fits =
  (shape: Shape) =>
  (value: unknown): true | string => {
    const { success, error } = shape.safeParse(value)
    return success || (error?.issues[0]?.message ?? 'INVALID')
  }

/**
 * Shows the field errors of a failed call (rules §12) at their inputs and focuses the first one. `fields` are the
 * form's fields in page order; `at` maps error keys without a field to one. False if no field is affected.
 */
export function showFieldErrors<V extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<V>[],
  setError: UseFormSetError<V>,
  at: Partial<Record<ErrorKey, FieldPath<V>>> = {},
): boolean {
  if (!(error instanceof CallError)) return false
  const byField = new Map<string | undefined, ErrorKey>(
    Object.entries(error.fields).map(([path, key]) => [path.split(/[.[]/)[0], key]),
  )
  const place = at[error.key]
  if (place && !byField.size) byField.set(place, error.key)
  const wrong = fields.filter((field) => byField.has(field))
  wrong.forEach((field, index) =>
    setError(field, { type: 'server', message: byField.get(field) }, { shouldFocus: index === 0 }),
  )
  return wrong.length > 0
}

/** Translates an error key, for `error` of `Field`. */
export function useErrorText(): (key: string | undefined) => string | undefined {
  const locale = useLocale()
  return (key) => (isErrorKey(key) ? messageOf(key, locale) : key)
}
