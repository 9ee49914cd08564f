import type { Locale } from '@fangshi/contract/locale'
import type { FormValues } from '../../fields/spec.ts'
import { choiceLabel, type FormChoices } from './choices.ts'
import type { FormColumn } from '../workbook/form-columns.ts'
import { no, yes } from '../workbook/yes-no.ts'

/** What a row will send in a column, in words; empty where it sends nothing. */
export function shownValue(
  { name, language, spec }: FormColumn,
  values: FormValues,
  choices: FormChoices,
  locale: Locale,
): string {
  const value = language ? (values[name] as Partial<Record<Locale, string>> | undefined)?.[language] : values[name]
  if (value === undefined || value === null) return ''
  if (spec.type === 'switch') return (value ? (spec.activeText ?? yes) : (spec.inactiveText ?? no))[locale]
  const known = choices.get(name)
  if (!known) return Array.isArray(value) ? value.join('\n') : String(value as string | number)
  const whole = choiceLabel(known, value)
  return (
    whole ??
    [value]
      .flat()
      .map((one) => choiceLabel(known, one) ?? String(one))
      .join(locale === 'en' ? ', ' : '、')
  )
}
