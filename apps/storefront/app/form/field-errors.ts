import { CallError } from '@fangshi/contract/client'
import { isErrorKey, messageOf, type ErrorKey } from '@fangshi/contract/errors'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'
import { useLocale } from '~/i18n/text.tsx'

interface Checks {
  safeParse: (value: unknown) => { success: boolean; error?: { issues: readonly { message: string }[] } | undefined }
}

/** A field's check by the contract's own shape, for `validate` of react-hook-form: true, or the key of its error. */
export const fits =
  (shape: Checks) =>
  (value: unknown): true | string => {
    const { success, error } = shape.safeParse(value)
    return success || (error?.issues[0]?.message ?? 'INVALID')
  }

/**
 * Puts the field errors of a refused call (rules §12) beside their inputs and focuses the first of them. `fields` are
 * the form's own, in their order on the page; `at` gives the field of refusals that name none, by their key. False when
 * no field is meant.
 */
export function showFieldErrors<V extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<V>[],
  setError: UseFormSetError<V>,
  at: Partial<Record<ErrorKey, FieldPath<V>>> = {},
): boolean {
  if (!(error instanceof CallError)) return false
  const told = new Map<string | undefined, ErrorKey>(
    Object.entries(error.fields).map(([path, key]) => [path.split(/[.[]/)[0], key]),
  )
  const place = at[error.key]
  if (place && !told.size) told.set(place, error.key)
  const wrong = fields.filter((field) => told.has(field))
  wrong.forEach((field, index) =>
    setError(field, { type: 'server', message: told.get(field) }, { shouldFocus: index === 0 }),
  )
  return wrong.length > 0
}

/** The words of an error key in the reader's language, for `error` of `Field`. */
export function useErrorText(): (key: string | undefined) => string | undefined {
  const locale = useLocale()
  return (key) => (isErrorKey(key) ? messageOf(key, locale) : key)
}
