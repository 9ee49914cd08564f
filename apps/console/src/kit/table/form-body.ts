import type { FieldSpecs, FormValues } from '../fields/spec.ts'
import type { Row } from './types.ts'

/** The fields of the form alone: nothing else that a row carries goes back to the server. */
export const ownFields = (form: FieldSpecs, values: Readonly<Record<string, unknown>>): FormValues =>
  Object.fromEntries(Object.keys(form).flatMap((name) => (name in values ? [[name, values[name]]] : [])))

/** What the form of a row starts with. */
export const formOf = (form: FieldSpecs, row: Row, toForm?: (row: Row) => FormValues): FormValues =>
  toForm ? toForm(row) : ownFields(form, row)
