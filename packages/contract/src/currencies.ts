import * as z from 'zod/mini'
import { textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, Id, Text, LocalizedText } from './shapes.ts'

const form = z.strictObject({
  name: LocalizedText(1, 30),
  /** The locale that uses it, as `zh-cn`. */
  ename: Text(2, 20).check(z.regex(/^[a-z]{2}(-[a-z0-9]{2,8})*$/i, 'INVALID')),
  /** The sign in front of amounts. */
  currency: Text(1, 10),
  /** The code that payments use, as `CNY`. */
  currency_ename: Text(3, 10).check(z.regex(/^[A-Z]{3,10}$/, 'INVALID')),
  content: z.optional(Text(0, 200)),
})

/** Currencies that can be shown; the platform calculates in one. */
export const currencies = resource('Admin', 'currencies', {
  does: 'Currencies',
  sorts: ['currency_ename'],
  form,
  row: z.object({
    id: Id,
    name: LocalizedText(1, 30),
    ename: z.string(),
    currency: z.string(),
    currency_ename: z.string(),
    content: z.string(),
    created_at: DateTime,
  }),
  filters: {
    name: textFilter('likeRight', 'like'),
    ename: textFilter('like'),
    currency: textFilter('like'),
    currency_ename: textFilter('like'),
    content: textFilter('like'),
  },
  confirm: false,
})
