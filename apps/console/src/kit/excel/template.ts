import type { Locale } from '@fangshi/contract/locale'
import { l } from '../label.ts'
import { cellText, dateCell, moneyFormat, type Cell, type Sheet, type SheetColumn } from './cells.ts'
import type { FormChoices } from './choices.ts'
import { formColumns, headingOf, type FormColumn } from './form-columns.ts'
import type { ImportForm } from './plan.ts'
import { accepts, type Shape } from './row-form.ts'
import { no, yes } from './yes-no.ts'

const sheetNames = { rows: l('数据', 'Rows'), choices: l('可选值', 'Choices') } as const
const exampleWords = l('示例', 'Example')
const textExamples = ['example', '10001', '13800000000', 'https://example.com', '/example', '1']
// Fixed: the day the template was made would no longer be recognised tomorrow.
const exampleDay = '2030-01-31'

/** In characters; Chinese ones are twice as wide. */
export const widthOf = (heading: string, least = 14, most = 40): number =>
  Math.min(
    most,
    Math.max(
      least,
      [...heading].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 4),
    ),
  )

const moneyExample = ({ spec }: FormColumn): number => Math.max(9.9, 'min' in spec ? (spec.min ?? 0) : 0)

function textExample({ key, name, language }: FormColumn, shape: Shape): string {
  if (language) return exampleWords[language]
  return [exampleWords['zh-cn'], ...textExamples].find((text) => accepts(shape, name, text)) ?? key
}

/** What the template shows in a column: something that could be imported. */
function exampleOf(column: FormColumn, shape: Shape, choices: FormChoices, locale: Locale): Cell {
  const { spec, name } = column
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
      return dateCell(exampleDay) ?? null
    case 'datetime':
      return dateCell(`${exampleDay} 08:30:00`) ?? null
    case 'daterange':
      return `${exampleDay} ~ ${exampleDay}`
    case 'cascader_lazy':
    case 'avatar':
    case 'image':
    case 'file':
    case 'icon':
      return null
    default:
      return textExample(column, shape)
  }
}

/** Whether a row of a sheet is the template's example as it was. */
export function exampleTest({ form, shape, choices }: ImportForm, locale: Locale) {
  const columns = formColumns(form)
  const example = columns.map((column) => exampleOf(column, shape, choices, locale))
  return (row: ReadonlyMap<string, Cell>): boolean =>
    row.size === columns.length && columns.every(({ key }, at) => cellText(row.get(key)) === cellText(example[at]))
}

function choiceSheet(columns: readonly FormColumn[], choices: FormChoices, locale: Locale): Sheet[] {
  const lists = columns.flatMap(({ name, label, spec }) => {
    const labels = choices.get(name)?.map((choice) => choice.label)
    if (spec.type === 'switch') return [{ heading: label[locale], labels: wordsOfSwitch(spec, locale) }]
    return labels ? [{ heading: label[locale], labels }] : []
  })
  if (!lists.length) return []
  const longest = Math.max(...lists.map(({ labels }) => labels.length))
  return [
    {
      name: sheetNames.choices[locale],
      columns: lists.map(({ heading }) => ({ heading, width: widthOf(heading, 20) })),
      rows: Array.from({ length: longest }, (_, at) => lists.map(({ labels }) => labels[at] ?? null)),
    },
  ]
}

const wordsOfSwitch = (
  { activeText = yes, inactiveText = no }: { activeText?: typeof yes; inactiveText?: typeof no },
  locale: Locale,
): string[] => [activeText[locale], inactiveText[locale]]

export const templateColumn = (column: FormColumn, locale: Locale): SheetColumn => {
  const heading = headingOf(column, locale)
  const isMoney = column.spec.type === 'number' && column.spec.money
  return { heading, width: widthOf(heading), ...(isMoney ? { format: moneyFormat } : {}) }
}

/** The sheets of a template: the form's columns with an example, and what can be chosen. */
export function templateSheets({ form, shape, choices }: ImportForm, locale: Locale): Sheet[] {
  const columns = formColumns(form)
  return [
    {
      name: sheetNames.rows[locale],
      columns: columns.map((column) => templateColumn(column, locale)),
      rows: [columns.map((column) => exampleOf(column, shape, choices, locale))],
    },
    ...choiceSheet(columns, choices, locale),
  ]
}
