import * as z from 'zod/mini'
import { flagFilter, textFilter, timeFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, Flag, Id, LocalizedRichText, LocalizedText } from './shapes.ts'

const form = z.strictObject({
  title: LocalizedText(1, 60),
  tag: z.optional(LocalizedText(0, 20)),
  content: LocalizedRichText(1),
  pinned: z.optional(Flag),
})
const row = z.object({
  id: Id,
  title: LocalizedText(1, 60),
  tag: LocalizedText(0, 20),
  pinned: z.boolean(),
  created_at: DateTime,
})

/** Notices of the platform to its shoppers; pinned ones come first. */
export const notices = resource('Admin', 'notices', {
  does: 'Notices',
  sorts: ['pinned'],
  form,
  row,
  detail: z.extend(row, { content: LocalizedRichText(1) }),
  filters: {
    title: textFilter('likeRight', 'like'),
    tag: textFilter('likeRight', 'like'),
    content: textFilter('like'),
    pinned: flagFilter(),
    created_at: timeFilter(),
  },
  confirm: false,
})
