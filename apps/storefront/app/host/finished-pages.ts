import type { Fragment } from './fragment-cache.tsx'

interface FinishedPage {
  body: readonly (string | Fragment)[] | null
  data: string
}

/**
 * Rendered pages: in a `Response` the HTML would be encoded only for the host to decode it again. A page that was taken is
 * deleted: what a WeakMap holds survives every collection of the young generation, so all pages would grow old.
 */
export const finishedPages = new WeakMap<Response, FinishedPage>()
