import type { UiText } from '../../i18n/ui-text.ts'
import type { Dictionary, FieldSpecs, FieldType, FormValues, SpecOf } from './spec.ts'

type SpecOptions<T extends FieldType> = Omit<SpecOf<T>, 'type' | 'label'>
type Builder<T extends FieldType> =
  object extends SpecOptions<T>
    ? (label: UiText, rest?: SpecOptions<T>) => SpecOf<T>
    : (label: UiText, rest: SpecOptions<T>) => SpecOf<T>

const builder = <T extends FieldType>(type: T): Builder<T> =>
  ((label: UiText, rest?: SpecOptions<T>) => ({ ...rest, type, label })) as Builder<T>

/** A screen's form reads `{ name: text(l('名称', 'Name'), { required: true, maxlength: 20 }) }`. */
export const text = builder('text')
export const password = builder('password')
export const number = builder('number')
export const textarea = builder('textarea')
export const editor = builder('editor')
export const select = builder('select')
export const radio = builder('radio')
export const autocomplete = builder('autocomplete')
export const toggle = builder('switch')
export const cascader = builder('cascader')
export const cascaderLazy = builder('cascader_lazy')
export const avatar = builder('avatar')
export const image = builder('image')
export const file = builder('file')
export const icon = builder('icon')
export const tableSelect = builder('table_select')
export const date = builder('date')
export const datetime = builder('datetime')
export const daterange = builder('daterange')

/** Choices of a resource's dictionary, or of any list below `/api`. */
export const dictionary = (
  of: { dict: { path: string } } | string,
  { valueName = 'id', labelName = 'name' }: Partial<Omit<Dictionary, 'url'>> = {},
): Dictionary => ({ url: typeof of === 'string' ? of : of.dict.path, valueName, labelName })

/** What the fields of a new record start with. */
export const initialOf = (fields: FieldSpecs): FormValues =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { initial }]) => (initial === undefined ? [] : [[name, initial]])),
  )
