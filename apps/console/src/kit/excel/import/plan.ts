import type { ErrorKey } from '@fangshi/contract/errors'
import { maxImportRows } from '@fangshi/contract/resource'
import type { FieldSpecs, FormValues } from '../../fields/spec.ts'
import { cellText, type Cell } from '../workbook/cells.ts'
import { choiceFinder, type FindChoice, type FormChoices } from './choices.ts'
import { formColumns, isRequired, type FormColumn } from '../workbook/form-columns.ts'
import { matchHeadings, type Headings } from './headings.ts'
import { CellFault, readCell } from './read-cell.ts'
import { emptyValue, rowFaults, shownValues, type Shape } from './row-form.ts'

/** Something wrong in a row of the sheet. */
export interface Problem {
  /** As the sheet numbers its rows, the headings being 1. */
  row: number
  /** Undefined for the whole row. */
  column: FormColumn | undefined
  /** As the server names the field. */
  field: string
  key: ErrorKey
}

/** A row that will be sent. */
export interface PlannedRow {
  row: number
  cells: readonly Cell[]
  values: FormValues
  body: FormValues
}

/** Why a sheet as a whole cannot be imported. */
export type SheetFault =
  | { why: 'noHeadings' | 'noRows' }
  | { why: 'tooLong'; rows: number }
  | { why: 'missing' | 'twice'; columns: readonly FormColumn[] }

export interface Plan extends Headings {
  headings: readonly Cell[]
  rows: readonly PlannedRow[]
  problems: readonly Problem[]
  /** The rows in which the template's examples were left; they are not imported. */
  examples: readonly number[]
  fault: SheetFault | undefined
}

/** The rows that have a problem. */
export const badRows = (problems: readonly Problem[]): ReadonlySet<number> => new Set(problems.map(({ row }) => row))

/** The same import without the rows that have a problem. */
export function withoutBad(plan: Plan, problems: readonly Problem[]): Plan {
  const bad = badRows(problems)
  return { ...plan, rows: plan.rows.filter(({ row }) => !bad.has(row)), problems: [] }
}

/** What an import needs to know of its screen. */
export interface ImportForm {
  form: FieldSpecs
  shape: Shape
  choices: FormChoices
  toBody?: ((values: FormValues) => FormValues) | undefined
}

const isBlank = (cells: readonly Cell[]): boolean => cells.every((cell) => cellText(cell) === '')

function faultOfSheet(headings: Headings, all: readonly FormColumn[], rows: number): SheetFault | undefined {
  const { columns, twice } = headings
  if (!columns.some(Boolean)) return { why: 'noHeadings' }
  if (twice.length) return { why: 'twice', columns: twice }
  const missing = all.filter(
    (column) =>
      isRequired(column) && !column.spec.showIf && column.spec.initial === undefined && !columns.includes(column),
  )
  if (missing.length) return { why: 'missing', columns: missing }
  if (!rows) return { why: 'noRows' }
  return rows > maxImportRows ? { why: 'tooLong', rows } : undefined
}

/** Reads the rows of a sheet as bodies for the server and names all that is wrong with them. */
export function planImport(
  sheet: readonly (readonly Cell[])[],
  { form, shape, choices, toBody = (values) => values }: ImportForm,
  isExample: (row: ReadonlyMap<string, Cell>) => boolean,
): Plan {
  const [headings = [], ...rest] = sheet
  const all = formColumns(form)
  const matched = matchHeadings(headings, all)
  const numbered = rest.map((cells, index) => ({ row: index + 2, cells })).filter(({ cells }) => !isBlank(cells))
  const left = numbered.filter(({ cells }) => isExample(byKey(matched.columns, cells)))
  const filled = numbered.filter((one) => !left.includes(one))
  const fault = faultOfSheet(matched, all, filled.length)
  const plan = { ...matched, headings, examples: left.map(({ row }) => row), fault }
  if (fault) return { ...plan, rows: [], problems: [] }

  const finders = new Map([...choices].map(([name, own]) => [name, choiceFinder(own)] as const))
  const empty = new Map(Object.entries(form).map(([name, spec]) => [name, emptyValue(spec, shape, name)]))
  const problems: Problem[] = []
  const rows = filled.map(({ row, cells }): PlannedRow => {
    const { values, faults } = readRow(byKey(matched.columns, cells), all, finders, empty)
    const body = toBody(shownValues(form, values))
    const wrong = { ...rowFaults(form, values, body, shape), ...faults }
    problems.push(...problemsOf(row, wrong, all))
    return { row, cells, values, body }
  })
  return { ...plan, rows, problems }
}

const byKey = (columns: readonly (FormColumn | undefined)[], cells: readonly Cell[]): ReadonlyMap<string, Cell> =>
  new Map(columns.flatMap((column, at) => (column ? [[column.key, cells[at] ?? null] as const] : [])))

/** The column that a field of the server's answer speaks of: `images.2` is `images`, `name` its first language. */
export const columnOf = (columns: readonly FormColumn[], field: string): FormColumn | undefined =>
  columns.find(({ key }) => key === field) ?? columns.find(({ name }) => name === field.split('.')[0])

/** One problem a column: of several, the last is the most exact. */
function problemsOf(row: number, faults: Record<string, ErrorKey>, columns: readonly FormColumn[]): Problem[] {
  const problems = new Map<string, Problem>()
  for (const [field, key] of Object.entries(faults)) {
    const column = columnOf(columns, field)
    problems.set(column?.key ?? field, { row, column, field, key })
  }
  return [...problems.values()]
}

function readRow(
  cells: ReadonlyMap<string, Cell>,
  columns: readonly FormColumn[],
  finders: ReadonlyMap<string, FindChoice>,
  empty: ReadonlyMap<string, unknown>,
) {
  const values: Record<string, unknown> = {}
  const faults: Record<string, ErrorKey> = {}
  for (const { key, name, language, spec } of columns) {
    const cell = cells.get(key) ?? null
    const isEmpty = cellText(cell) === ''
    if (language) {
      const words = (values[name] ??= {}) as Record<string, string>
      // English may be left out; Chinese may only be empty.
      if (!isEmpty || language === 'zh-cn') words[language] = cellText(cell)
    } else if (isEmpty) {
      const nothing = empty.get(name)
      if (nothing !== undefined) values[name] = nothing
    } else {
      const value = readCell(cell, spec, finders.get(name))
      if (value instanceof CellFault) faults[key] = value.key
      else values[name] = value
    }
  }
  return { values, faults }
}
