import * as z from 'zod/mini'
import { textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, Id, Text, LocalizedText } from './shapes.ts'

const form = z.strictObject({
  name: LocalizedText(1, 40),
  code: Text(1, 10).check(z.regex(/^[a-z0-9]+$/, 'INVALID')),
})

/** Couriers; `code` identifies them in parcels and to tracking providers. */
export const expresses = resource('Admin', 'expresses', {
  does: 'Express companies',
  sorts: ['code'],
  form,
  row: z.extend(form, { id: Id, created_at: DateTime }),
  filters: { name: textFilter('likeRight', 'like'), code: textFilter('likeRight') },
  confirm: false,
})
