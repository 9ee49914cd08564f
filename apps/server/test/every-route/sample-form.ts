import type * as z from 'zod/mini'

const text = { 'zh-cn': '样本', en: 'Sample' }
const later = '2030-01-01 00:00:00'
const texts = ['样本', 'sample', 'en', 'CNY', '/uploads/sample.webp', later, '13800000000', '1.00', '1', '593817']
/** Values of every kind that forms have; a field's sample is the first that it accepts. */
const ofDocuments = [
  `/api/files/${'0'.repeat(32)}.pdf`,
  '91330106MA2AB3CD4E',
  '330106199001010019',
  '6222020200112233445',
  '2026-11-22',
  '09:00',
]
const candidates: readonly unknown[] = [[], text, ...texts, 1, 0, true, '', ...ofDocuments]

/** Fields that must be greater than another one of their form. */
const greater: Readonly<Record<string, string>> = {
  end_time: '2031-01-01 00:00:00',
  use_money: '2.00',
  people: '2',
  till: '18:00',
}

/** A form that its shape accepts, field by field. Throws for a field that accepts none of the values. */
export function sampleForm(shape: z.ZodMiniObject): Record<string, unknown> {
  const fields = Object.entries(shape.shape as Record<string, z.ZodMiniType>)
  return Object.fromEntries(
    fields
      .filter(([, field]) => !field.safeParse(undefined).success)
      .map(([name, field]) => [name, sampleOf(name, field)]),
  )
}

function sampleOf(name: string, field: z.ZodMiniType): unknown {
  const fits = (value: unknown): boolean => field.safeParse(value).success
  if (greater[name] && fits(greater[name])) return greater[name]
  const known = candidates.findIndex(fits)
  if (known >= 0) return candidates[known]
  const choices = choicesOf(field)
  const at = choices.findIndex(fits)
  if (at < 0) throw new Error(`no sample for the field ${name}`)
  return choices[at]
}

interface Def {
  values?: readonly unknown[]
  innerType?: z.ZodMiniType
  element?: z.ZodMiniType
  shape?: object
}

/** Further candidates from the shape itself: the literals of a choice, a list of one item, an object's fields. */
function choicesOf(field: z.ZodMiniType): readonly unknown[] {
  const { values, innerType, element, shape } = field._zod.def as Def
  if (values) return values
  if (element) return [[sampleOf('[]', element)]]
  if (shape) return [sampleForm(field as z.ZodMiniObject)]
  return innerType ? choicesOf(innerType) : []
}
