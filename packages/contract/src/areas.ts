import * as z from 'zod/mini'
import { numberFilter, textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, Id, Text } from './shapes.ts'

const Code = Text(1, 12).check(z.regex(/^\d+$/, 'NUMBER_INVALID'))
const form = z.strictObject({
  /** Code of the area above; '0' above the provinces. */
  pid: Code,
  name: Text(1, 30),
  name_en: z.optional(Text(0, 80)),
  code: Code,
})

/** Provinces, cities and districts by code, with their names in the official list and in English. */
export const areas = resource('Admin', 'areas', {
  does: 'Areas',
  sorts: ['code'],
  form,
  row: z.extend(form, { id: Id, deep: z.number(), created_at: DateTime, has_children: z.optional(z.boolean()) }),
  filters: { name: textFilter('likeRight', 'like'), code: textFilter('likeRight'), deep: numberFilter() },
  tree: true,
  confirm: false,
})
