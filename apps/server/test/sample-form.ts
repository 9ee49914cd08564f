import type * as z from 'zod/mini'

const text = { 'zh-cn': '样本', en: 'Sample' }
const later = '2030-01-01 00:00:00'
const texts = ['样本', 'sample', 'en', 'CNY', '/uploads/sample.webp', later, '13800000000', '1.00', '1']
/** Values of every kind that forms ask for; the first that a field takes is its sample. */
const candidates: readonly unknown[] = [[], text, ...texts, 1, 0, true, '']

/** A form that its shape takes, field by field. Throws for a field that takes no known kind of value. */
export function sampleForm(shape: z.ZodMiniObject): Record<string, unknown> {
  const fields = Object.entries(shape.shape as Record<string, z.ZodMiniType>)
  return Object.fromEntries(
    fields
      .filter(([, field]) => !field.safeParse(undefined).success)
      .map(([name, field]) => [name, sampleOf(name, field)]),
  )
}

function sampleOf(name: string, field: z.ZodMiniType): unknown {
  const choices = [...candidates, ...choicesOf(field)]
  const at = choices.findIndex((value) => field.safeParse(value).success)
  if (at < 0) throw new Error(`no sample for the field ${name}`)
  return choices[at]
}

/** The words of a field that is one of several. */
function choicesOf(field: z.ZodMiniType): readonly unknown[] {
  const { def } = (field as unknown as { _zod: { def: { values?: unknown[]; innerType?: z.ZodMiniType } } })._zod
  return def.values ?? (def.innerType ? choicesOf(def.innerType) : [])
}
