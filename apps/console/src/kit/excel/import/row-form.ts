import { decodeForm, encodeForm, type Encodable } from '@fangshi/contract/form'
import type { ErrorKey } from '@fangshi/contract/errors'
import { fieldFaults } from '@fangshi/contract/field-faults'
import type { Resource } from '@fangshi/contract/resource'
import { faultOf } from '../../fields/rules.ts'
import { isLocal, type FieldSpec, type FieldSpecs, type FormValues } from '../../fields/spec.ts'

export type Shape = Resource['form']

type Body = { readonly [key: string]: Encodable }

/** A body as the server will read it: texts, null as the empty text (rules §12). */
const asSent = (body: FormValues): object => decodeForm(encodeForm(body as Body))

/** Whether the contract takes a value for a field. */
export function accepts(shape: Shape, name: string, value: unknown): boolean {
  const field = (shape.shape as Record<string, Shape | undefined>)[name]
  if (!field) return value === undefined
  return field.safeParse((asSent({ value }) as { value?: unknown }).value).success
}

/** What an empty cell sends: what the form starts with, else what the contract takes as nothing. */
export function emptyValue(spec: FieldSpec, shape: Shape, name: string): unknown {
  if (spec.initial !== undefined) return spec.initial
  const isList = 'multiple' in spec && spec.multiple === true
  const nothings = [undefined, '', ...(isList ? [[]] : []), ...(spec.type === 'switch' ? [false] : [])]
  return nothings.find((nothing) => accepts(shape, name, nothing))
}

type Faults = Record<string, ErrorKey>

/** A field's own rules, of LocalText for each language. */
function ownFaults(name: string, spec: FieldSpec, values: FormValues): [string, ErrorKey | undefined][] {
  const value = values[name]
  if (!isLocal(spec)) return [[name, faultOf(spec, value, values)]]
  const words = (value ?? {}) as Record<string, unknown>
  return [
    [`${name}.zh-cn`, faultOf(spec, words['zh-cn'], values)],
    [`${name}.en`, faultOf({ ...spec, required: false }, words.en, values)],
  ]
}

/** Values without the fields that the form would not show (as in the dialog). */
export const shownValues = (form: FieldSpecs, values: FormValues): FormValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => form[name]?.showIf?.(values) ?? true))

/** What is wrong with a row by the rules of its fields and by the contract, before the server is asked. */
export function rowFaults(form: FieldSpecs, values: FormValues, body: FormValues, shape: Shape): Faults {
  const faults: Faults = {}
  for (const [name, spec] of Object.entries(form)) {
    if (spec.type === 'password' || spec.showIf?.(values) === false) continue
    for (const [key, fault] of ownFaults(name, spec, values)) if (fault) faults[key] = fault
  }
  const sent = asSent(body)
  const result = shape.safeParse(sent)
  return result.success ? faults : { ...fieldFaults(result.error.issues, sent), ...faults }
}
