import * as z from 'zod/mini'
import { textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, FileAddress, Id, Whole, LocalizedText } from './shapes.ts'

const brandForm = z.strictObject({
  name: LocalizedText(1, 20),
  slogan: z.optional(LocalizedText(0, 60)),
  thumb: z.optional(FileAddress),
  is_sort: z.optional(Whole(0, 99_999)),
})
export const goodsBrands = resource('Admin', 'goods_brands', {
  does: 'Brands',
  sorts: ['is_sort'],
  form: brandForm,
  row: z.object({
    id: Id,
    name: LocalizedText(1, 20),
    slogan: z.nullable(LocalizedText(0, 60)),
    thumb: z.string(),
    is_sort: z.number(),
    created_at: DateTime,
  }),
  filters: { name: textFilter('likeRight', 'like') },
  confirm: false,
})

const classForm = z.strictObject({
  /** The class above; 0 for the top. */
  pid: Whole(0),
  name: LocalizedText(1, 20),
  thumb: z.optional(FileAddress),
  is_sort: z.optional(Whole(0, 99_999)),
})
/** Three levels; goods belong to the third. A class may move to another parent of the same level. */
export const goodsClasses = resource('Admin', 'goods_classes', {
  does: 'Classes of goods',
  form: classForm,
  row: z.object({
    id: Id,
    pid: z.number(),
    level: z.number(),
    name: LocalizedText(1, 20),
    thumb: z.string(),
    is_sort: z.number(),
    created_at: DateTime,
    has_children: z.optional(z.boolean()),
  }),
  filters: { name: textFilter('likeRight', 'like') },
  tree: true,
  confirm: false,
})
