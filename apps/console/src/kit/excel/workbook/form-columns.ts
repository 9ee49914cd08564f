import type { Locale } from '@fangshi/contract/locale'
import { isLocal, type FieldSpec, type FieldSpecs } from '../../fields/spec.ts'
import { l, type UiText } from '../../../i18n/ui-text.ts'

/** A column of templates and imports: a field of the form, or one language of it. */
export interface FormColumn {
  /** As the server names it in errors: `code`, `name.zh-cn`. */
  key: string
  name: string
  /** Set where the field is LocalText: a sheet has a column for each language. */
  language?: Locale
  spec: FieldSpec
  label: UiText
}

const languages = { 'zh-cn': l('中文', 'Chinese'), en: l('英文', 'English') } as const

/** 名称（中文）, Name (Chinese). */
export const inLanguage = (label: UiText, language: Locale): UiText =>
  l(`${label['zh-cn']}（${languages[language]['zh-cn']}）`, `${label.en} (${languages[language].en})`)

/** The columns of a form. Passwords do not belong in sheets. */
export function formColumns(form: FieldSpecs): FormColumn[] {
  return Object.entries(form).flatMap(([name, spec]): FormColumn[] => {
    if (spec.type === 'password') return []
    if (!isLocal(spec)) return [{ key: name, name, spec, label: spec.label }]
    return (['zh-cn', 'en'] as const).map((language) => ({
      key: `${name}.${language}`,
      name,
      language,
      spec,
      label: inLanguage(spec.label, language),
    }))
  })
}

/** English never has to be filled in (rules §3). */
export const isRequired = ({ spec, language }: FormColumn): boolean => spec.required === true && language !== 'en'

/** A heading of the template: required columns have a star. */
export const headingOf = (column: FormColumn, locale: Locale): string =>
  `${column.label[locale]}${isRequired(column) ? ' *' : ''}`
