import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import type { FormOf } from '@fangshi/contract/resource'
import { text } from '../../kit/fields/build.ts'
import type { FormValues } from '../../kit/fields/spec.ts'
import { l } from '../../i18n/ui-text.ts'

/** The form of an attribute: its name; the values stand below as fields of their own. */
export const attrName = l('名称', 'Name')
export const attrForm = {
  name: text(attrName, { required: true, local: true, maxlength: 20, span: 24 }),
}

/** A value being edited. */
export interface ValueDraft {
  id?: number
  name: { 'zh-cn': string; en?: string }
  color?: string
  is_used?: boolean
}

/** The request body; existing values keep their ids, so goods keep them. */
export function attrBody({ values, ...rest }: FormValues): FormValues {
  const drafts = (values ?? []) as ValueDraft[]
  const sent: FormOf<typeof goodsAttrs>['values'] = drafts.map(({ id, name, color = '' }) => ({
    ...(id === undefined ? {} : { id }),
    name: name.en?.trim() ? { 'zh-cn': name['zh-cn'], en: name.en } : { 'zh-cn': name['zh-cn'] },
    color,
  }))
  return { ...rest, values: sent }
}

const separators = /[,，、;；\n\t]+/

/** New values from a text that may name several; existing ones are skipped. */
export function newValues(typed: string, there: readonly ValueDraft[]): ValueDraft[] {
  const known = new Set(there.map(({ name }) => name['zh-cn'].trim()))
  const names = typed.split(separators).map((name) => name.trim())
  return [...new Set(names)].filter((name) => name && !known.has(name)).map((name) => ({ name: { 'zh-cn': name } }))
}
