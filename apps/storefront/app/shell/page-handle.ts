import { useMatches } from 'react-router'

/** What a page tells the frame around it: `export const handle: PageHandle = …`. */
export interface PageHandle {
  /** The page has a bar of its own at the bottom on phones, in the place of the tab bar. */
  hasOwnBar?: boolean
}

/** What the current page told. */
export const usePageHandle = (): PageHandle => (useMatches().at(-1)?.handle as PageHandle | undefined) ?? {}
