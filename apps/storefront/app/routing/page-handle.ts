import { useMatches } from 'react-router'

/** What a page declares about itself: `export const handle: PageHandle = …`. */
export interface PageHandle {
  /** On phones the page has its own bottom bar instead of the tab bar. */
  hasOwnBar?: boolean
  /** The query parameters that the page reads. The server drops all others, so they cannot split its page cache. */
  queryKeys?: readonly string[]
}

/** What the current page declares. */
export const usePageHandle = (): PageHandle => (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
