import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime, Id, Text, pageQuery, paged } from './shapes.ts'

/** Articles, agreements, notices and adverts as the public reads them, in the caller's language. */

const byName = z.strictObject({ name: Text(1, 80) })

export const getArticle = route('GET /article/{name}', {
  area: 'Home',
  right: 'public',
  does: 'An article by its lookup name; html only.',
  params: byName,
  reply: z.object({
    name: z.string(),
    title: z.string(),
    content: z.string(),
    click: z.number(),
    updated_at: DateTime,
  }),
})
export const getAgreement = route('GET /agreements/{name}', {
  area: 'Home',
  right: 'public',
  does: 'An agreement by its lookup name (`user-agreement`, `privacy-policy`, `store-entry-agreement`).',
  params: byName,
  reply: z.object({ name: z.string(), title: z.string(), content: z.string(), updated_at: DateTime }),
})
const ArticleMenu = z.object({
  id: z.number(),
  /** The menu above; 0 at the top. */
  pid: z.number(),
  /** From 0 at the top. */
  lev: z.number(),
  name: z.string(),
  articles: z.array(z.object({ name: z.string(), title: z.string() })),
})
export const loadArticleMenu = route('GET /load_article_menu', {
  area: 'Home',
  right: 'public',
  does: 'The menus of the article centre as a tree of two levels, those that have articles, each with its own.',
  reply: z.array(z.extend(ArticleMenu, { children: z.array(ArticleMenu) })),
})
/** A notice without its text. */
export const NoticeLine = z.object({
  id: z.number(),
  title: z.string(),
  tag: z.string(),
  pinned: z.boolean(),
  created_at: DateTime,
})
export const Notice = z.extend(NoticeLine, { content: z.string() })
export const listNotices = route('GET /notices', {
  area: 'Home',
  right: 'public',
  does: 'Notices, pinned ones first, then the newest.',
  query: z.strictObject(pageQuery),
  reply: paged(NoticeLine),
})
export const getNotice = route('GET /notices/{id}', {
  area: 'Home',
  right: 'public',
  does: 'A notice; html only.',
  params: z.strictObject({ id: Id }),
  reply: Notice,
  fails: ['NOT_FOUND'],
})
export const Advert = z.object({
  id: z.number(),
  name: z.string(),
  text: z.string(),
  button: z.string(),
  url: z.string(),
  image: z.string(),
  image_phone: z.string(),
  tone: z.literal(['light', 'dark']),
})
export const listAdverts = route('GET /adv', {
  area: 'Home',
  right: 'public',
  does: 'The adverts of a space that run now.',
  query: z.strictObject({ name: Text(1, 40) }),
  reply: z.array(Advert),
})
