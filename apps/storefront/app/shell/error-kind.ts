import { isRouteErrorResponse } from 'react-router'

/** How the TypeError begins that Chrome, Firefox and Safari throw for a file or data that could not be fetched. */
const lost =
  /^(failed to fetch|load failed|network ?error|error loading|importing a module|the (network|internet) connection)/i
const isUnreachable = (error: unknown): boolean => error instanceof TypeError && lost.test(error.message)

/** What a page says about its error: it is missing (404), could not be fetched, or is broken. */
export function errorKind(error: unknown): 'notFound' | 'unreachable' | 'broken' {
  if (isRouteErrorResponse(error) && error.status === 404) return 'notFound'
  return isUnreachable(error) ? 'unreachable' : 'broken'
}
