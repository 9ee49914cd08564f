import type { Locale } from '@fangshi/contract/locale'
import { l } from '../../../i18n/ui-text.ts'
import { cellText, dateCell, type Cell } from '../workbook/cells.ts'
import { formColumns, isRequired, type FormColumn } from '../workbook/form-columns.ts'
import type { ImportForm } from './plan.ts'
import { accepts, type Shape } from './row-form.ts'
import { yes } from '../workbook/yes-no.ts'

const exampleWords = l('示例', 'Example')
const textExamples = ['example', '10001', '13800000000', 'https://example.com', '/example', '1']
const pictureExample = '/uploads/example.webp'
const isDate = ({ spec }: FormColumn): boolean => spec.type === 'date' || spec.type === 'datetime'
/**
 * Fixed: the day the template was made would no longer be recognised tomorrow. Each date is later than the one before,
 * as starts and ends want it.
 */
const exampleDay = (nth: number): string => `2030-01-${String(10 + nth).padStart(2, '0')}`

const moneyExample = ({ spec }: FormColumn): number => Math.max(9.9, 'min' in spec ? (spec.min ?? 0) : 0)

function textExample({ name, language }: FormColumn, shape: Shape): Cell {
  if (language) return exampleWords[language]
  return [exampleWords['zh-cn'], ...textExamples].find((text) => accepts(shape, name, text)) ?? null
}

/** The field's own example; numbers as numbers. */
function ownExample({ spec }: FormColumn, nth: number, locale: Locale): Cell {
  const text = spec.examples?.[nth]?.[locale] ?? ''
  return text !== '' && spec.type === 'number' ? Number(text) : text || null
}

/** What the template shows in a column: something that could be imported. */
function exampleOf(column: FormColumn, nthDate: number, { shape, choices }: ImportForm, locale: Locale): Cell {
  const { spec, name } = column
  const day = exampleDay(nthDate)
  switch (spec.type) {
    case 'number':
      return spec.money ? moneyExample(column) : (spec.min ?? 1)
    case 'switch':
      return (spec.activeText ?? yes)[locale]
    case 'select':
    case 'radio':
    case 'cascader':
      return choices.get(name)?.[0]?.label ?? null
    case 'date':
      return dateCell(day) ?? null
    case 'datetime':
      return dateCell(`${day} 08:30:00`) ?? null
    case 'daterange':
      return `${day} ~ ${day}`
    case 'avatar':
    case 'image':
      return isRequired(column) ? pictureExample : null
    case 'cascader_lazy':
    case 'file':
    case 'icon':
      return null
    default:
      return textExample(column, shape)
  }
}

/** The template's example rows: as many as the fields have examples of their own, else one. */
export function exampleRows(columns: readonly FormColumn[], it: ImportForm, locale: Locale): Cell[][] {
  const dates = columns.filter(isDate)
  const count = Math.max(1, ...columns.map(({ spec }) => spec.examples?.length ?? 0))
  return Array.from({ length: count }, (_, nth) =>
    columns.map((column) =>
      column.spec.examples || nth > 0
        ? ownExample(column, nth, locale)
        : exampleOf(column, Math.max(0, dates.indexOf(column)), it, locale),
    ),
  )
}

/** Whether a row of a sheet is one of the template's examples as it was. */
export function exampleTest(it: ImportForm, locale: Locale) {
  const columns = formColumns(it.form)
  const examples = exampleRows(columns, it, locale)
  return (row: ReadonlyMap<string, Cell>): boolean =>
    row.size === columns.length &&
    examples.some((example) => columns.every(({ key }, at) => cellText(row.get(key)) === cellText(example[at])))
}
