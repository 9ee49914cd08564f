import * as z from 'zod/mini'
import { route } from './route.ts'
import { DateTime, Text } from './shapes.ts'

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
export const loadArticleMenu = route('GET /load_article_menu', {
  area: 'Home',
  right: 'public',
  does: 'The groups of articles, each with its articles.',
  reply: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      articles: z.array(z.object({ name: z.string(), title: z.string() })),
    }),
  ),
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
