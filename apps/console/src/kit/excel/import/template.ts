import type { Locale } from '@fangshi/contract/locale'
import { l } from '../../../i18n/ui-text.ts'
import { moneyFormat, type Sheet, type SheetColumn } from '../workbook/cells.ts'
import type { FormChoices } from './choices.ts'
import { widthOf } from '../workbook/column-width.ts'
import { exampleRows } from './example-row.ts'
import { formColumns, headingOf, type FormColumn } from '../workbook/form-columns.ts'
import type { ImportForm } from './plan.ts'
import { no, yes } from '../workbook/yes-no.ts'

const sheetNames = { rows: l('数据', 'Rows'), choices: l('可选值', 'Choices') } as const

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

const templateColumn = (column: FormColumn, locale: Locale): SheetColumn => {
  const heading = headingOf(column, locale)
  const isMoney = column.spec.type === 'number' && column.spec.money
  return { heading, width: widthOf(heading), ...(isMoney ? { format: moneyFormat } : {}) }
}

/** The sheets of a template: the form's columns with examples, and what can be chosen. */
export function templateSheets(it: ImportForm, locale: Locale): Sheet[] {
  const columns = formColumns(it.form)
  return [
    {
      name: sheetNames.rows[locale],
      columns: columns.map((column) => templateColumn(column, locale)),
      rows: exampleRows(columns, it, locale),
    },
    ...choiceSheet(columns, it.choices, locale),
  ]
}
