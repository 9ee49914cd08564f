import { initialOf } from '../../fields/build.ts'
import type { FieldSpecs, FormValues } from '../../fields/spec.ts'
import type { Row } from '../../fields/row.ts'

type ToForm = (row: Row) => FormValues

const pick = (values: FormValues, names: readonly string[]): FormValues =>
  Object.fromEntries(names.flatMap((name) => (name in values ? [[name, values[name]]] : [])))

/** What the form of a row starts with: its own fields alone; nothing else that a row carries goes back. */
export const formOf = (fields: FieldSpecs, row: Row, toForm?: ToForm): FormValues =>
  pick(toForm ? toForm(row) : row, Object.keys(fields))

/** What the form of a new row starts with; `presets` are fields of a row, such as the parent it is added below. */
export function emptyForm(fields: FieldSpecs, presets: FormValues = {}, toForm?: ToForm): FormValues {
  const names = Object.keys(presets)
  const initial = names.length && toForm ? toForm(presets as Row) : presets
  return { ...initialOf(fields), ...pick(initial, names) }
}
