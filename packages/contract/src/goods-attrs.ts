import * as z from 'zod/mini'
import { maxValues } from './goods-form.ts'
import { textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, Id, Text, LocalizedText } from './shapes.ts'

/** A colour as `#a1b2c3`, or empty for a value without colour. */
const Color = Text(0, 7).check(z.regex(/^(|#[0-9a-f]{6})$/i, 'INVALID'))

const value = { name: LocalizedText(1, 40), color: z.optional(Color) }

/**
 * Attributes of the own store with their values. Values keep their ids through changes of name; one that goods use
 * cannot be left out (IN_USE at `values`), nor an attribute be deleted that goods use.
 */
export const goodsAttrs = resource('Seller', 'goods_attrs', {
  does: 'Attributes of goods',
  form: z.strictObject({
    name: LocalizedText(1, 20),
    values: z
      .array(z.strictObject({ id: z.optional(Id), ...value }))
      .check(z.minLength(1, 'REQUIRED'), z.maxLength(maxValues, 'TOO_LONG')),
  }),
  row: z.object({
    id: Id,
    name: LocalizedText(1, 20),
    /** `is_used`: goods use it, so it cannot be removed. */
    values: z.array(z.object({ id: Id, name: LocalizedText(1, 40), color: z.string(), is_used: z.boolean() })),
    goods_count: z.number(),
    created_at: DateTime,
  }),
  filters: { name: textFilter('likeRight', 'like') },
  verbs: ['index', 'show', 'store', 'update', 'destroy'],
  confirm: false,
})
