import type { loadArticleMenu } from '@fangshi/contract/content'
import type { Reply } from '@fangshi/contract/route'

type Top = Reply<typeof loadArticleMenu>[number]

/** Both levels of the help centre in one list, without empty groups. */
export const articleGroups = (tops: readonly Top[]) =>
  tops.flatMap(({ children, ...top }) => [top, ...children]).filter(({ articles }) => articles.length > 0)
