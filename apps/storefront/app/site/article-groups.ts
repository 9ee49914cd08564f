import type { loadArticleMenu } from '@fangshi/contract/content'
import type { Reply } from '@fangshi/contract/route'

type TopGroup = Reply<typeof loadArticleMenu>[number]

/** Both levels of the help centre in one list, without empty groups. */
export const articleGroups = (tops: readonly TopGroup[]) =>
  tops.flatMap(({ children, ...top }) => [top, ...children]).filter(({ articles }) => articles.length > 0)
