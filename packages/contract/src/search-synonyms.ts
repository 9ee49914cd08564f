import * as z from 'zod/mini'
import { textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, Id, Text } from './shapes.ts'

/** Words separated by commas or `、`, in any language. */
const form = z.strictObject({
  /** What people type into the search. */
  words: Text(1, 300),
  /** The words by which names and classes of the goods are found that they mean. */
  meanings: Text(1, 300),
})

/** Everyday words for goods that are called otherwise. */
export const searchSynonyms = resource('Admin', 'search_synonyms', {
  does: 'Search synonyms',
  form,
  row: z.extend(form, { id: Id, created_at: DateTime }),
  filters: { words: textFilter('like', 'likeRight'), meanings: textFilter('like', 'likeRight') },
  confirm: false,
})
