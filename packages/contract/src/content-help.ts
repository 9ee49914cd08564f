import * as z from 'zod/mini'
import { route } from './route.ts'
import { Text } from './shapes.ts'

/** What the shop shows of the article centre to whoever looks for help, in the caller's language. */

/** Where questions stand, and the code of the article menu that has them: each article of it is a question with its answer. */
export const faqMenus = { goods: 'goods-faq', order: 'order-faq' } as const
export type FaqPlace = keyof typeof faqMenus
const places = Object.keys(faqMenus) as [FaqPlace, ...FaqPlace[]]

/** The most questions of a place, and the most articles that a search finds. */
export const maxQuestions = 8
export const maxFoundArticles = 20

export const searchArticles = route('GET /articles', {
  area: 'Home',
  right: 'public',
  does: 'Articles with words of what was typed, those with most of them first; at most 20.',
  query: z.strictObject({ keywords: Text(1, 60) }),
  reply: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      /** The name of its menu. */
      menu: z.string(),
      /** Plain text around the first word that was found. */
      excerpt: z.string(),
    }),
  ),
})

export const listQuestions = route('GET /questions/{place}', {
  area: 'Home',
  right: 'public',
  does: 'Frequent questions of a page with their answers as html; none unless an article menu has the code of the place.',
  params: z.strictObject({ place: z.literal(places, 'CHOICE_INVALID') }),
  reply: z.object({
    /** The name of the menu; empty without questions. */
    title: z.string(),
    questions: z.array(z.object({ name: z.string(), title: z.string(), content: z.string() })),
  }),
})
