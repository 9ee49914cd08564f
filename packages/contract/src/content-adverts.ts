import * as z from 'zod/mini'
import { flagFilter, numberFilter, textFilter, timeFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, FileAddress, Flag, Id, Instant, Link, Sort, Text, Whole, LocalizedText } from './shapes.ts'

const spaceForm = z.strictObject({
  name: Text(1, 40).check(z.regex(/^[a-z0-9_-]+$/, 'INVALID')),
  /** Recommended picture size in px. */
  width: Whole(1, 10_000),
  height: Whole(1, 10_000),
})
/** Advert spaces; pages load adverts by the key `name`. */
export const advSpaces = resource('Admin', 'adv_spaces', {
  does: 'Advert spaces',
  sorts: ['name'],
  form: spaceForm,
  row: z.extend(spaceForm, { id: Id, advs_count: z.number(), created_at: DateTime }),
  filters: { name: textFilter('likeRight', 'like') },
  confirm: false,
})

const advertForm = z.strictObject({
  space_id: Id,
  name: LocalizedText(1, 40),
  text: z.optional(LocalizedText(0, 80)),
  button: z.optional(LocalizedText(0, 20)),
  url: z.optional(Link),
  image: FileAddress.check(z.minLength(1, 'REQUIRED')),
  /** For phones; defaults to `image`. */
  image_phone: z.optional(FileAddress),
  /** `light` pictures need dark text. */
  tone: z.optional(z.literal(['light', 'dark'], 'CHOICE_INVALID')),
  is_open: Flag,
  adv_start: Instant,
  /** Exclusive, and after the start. */
  adv_end: Instant,
  is_sort: z.optional(Sort),
})
/** Adverts; one runs while it is enabled and within its period. */
export const advs = resource('Admin', 'advs', {
  does: 'Adverts',
  form: advertForm,
  row: z.object({
    id: Id,
    space_id: z.number(),
    name: LocalizedText(1, 40),
    text: LocalizedText(0, 80),
    button: LocalizedText(0, 20),
    url: z.string(),
    image: z.string(),
    image_phone: z.string(),
    tone: z.literal(['light', 'dark']),
    is_open: z.boolean(),
    adv_start: DateTime,
    adv_end: DateTime,
    is_sort: z.number(),
    created_at: DateTime,
  }),
  filters: {
    space_id: numberFilter(),
    name: textFilter('likeRight', 'like'),
    adv_start: timeFilter(),
    adv_end: timeFilter(),
    is_open: flagFilter(),
  },
  confirm: false,
  dicts: ['adv_spaces'],
})
