import { useMatches } from 'react-router'

/** What a page declares about itself: `export const handle: PageHandle = …`. */
export interface PageHandle {
  /** The page has a bar of its own at the bottom on phones, in the place of the tab bar. */
  hasOwnBar?: boolean
  /** The query parameters that the page reads. The server drops all others, so that they do not split its page cache. */
  queryKeys?: readonly string[]
}

/** What the current page declares. */
export const usePageHandle = (): PageHandle => (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
