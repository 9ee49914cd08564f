import * as z from 'zod/mini'
import { numberFilter, textFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, Id, LocalizedRichText, Sort, Text, Whole, LocalizedText } from './shapes.ts'

/** A name used in URLs: no spaces and no reserved characters. */
const LookupName = (longest: number) => Text(1, longest).check(z.regex(/^[^\s/\\?#%&]+$/, 'INVALID'))

const menuForm = z.strictObject({
  /** The menu above; 0 for the top. */
  pid: Whole(0),
  name: LocalizedText(1, 35),
  code: Text(1, 40).check(z.regex(/^[a-z0-9-]+$/, 'INVALID')),
  is_sort: z.optional(Sort),
})
/** The menus of the article centre, at most two levels. */
export const articleMenus = resource('Admin', 'article_menus', {
  does: 'Menus of articles',
  sorts: ['code'],
  form: menuForm,
  row: z.object({
    id: Id,
    pid: z.number(),
    name: LocalizedText(1, 35),
    code: z.string(),
    is_sort: z.number(),
    created_at: DateTime,
    has_children: z.optional(z.boolean()),
  }),
  filters: { name: textFilter('likeRight', 'like') },
  tree: true,
  confirm: false,
})

const articleForm = z.strictObject({
  menu_id: Id,
  name: LookupName(80),
  title: LocalizedText(1, 80),
  content: LocalizedRichText(1),
  is_sort: z.optional(Sort),
})
const articleRow = z.object({
  id: Id,
  menu_id: z.number(),
  name: z.string(),
  title: LocalizedText(1, 80),
  click: z.number(),
  is_sort: z.number(),
  updated_at: DateTime,
  created_at: DateTime,
})
/** Articles of the article centre; `name` is the last part of their URL. */
export const articles = resource('Admin', 'articles', {
  does: 'Articles',
  sorts: ['name'],
  form: articleForm,
  row: articleRow,
  detail: z.extend(articleRow, { content: LocalizedRichText(1) }),
  filters: { title: textFilter('likeRight', 'like'), name: textFilter('likeRight', 'like'), menu_id: numberFilter() },
  confirm: false,
  dicts: ['article_menus'],
})

const agreementForm = z.strictObject({
  name: LookupName(40),
  title: LocalizedText(1, 60),
  content: LocalizedRichText(1),
})
const agreementRow = z.object({
  id: Id,
  name: z.string(),
  title: LocalizedText(1, 60),
  updated_at: DateTime,
  created_at: DateTime,
})
/** Agreements; pages load them by the key `name`. */
export const agreements = resource('Admin', 'agreements', {
  does: 'Agreements',
  sorts: ['name'],
  form: agreementForm,
  row: agreementRow,
  detail: z.extend(agreementRow, { content: LocalizedRichText(1) }),
  filters: { name: textFilter('likeRight', 'like'), title: textFilter('likeRight', 'like') },
  confirm: false,
})
