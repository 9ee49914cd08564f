/** The text of rendered pages: a `Response` would encode it, only for the host to decode it again. */
export const finishedPages = new WeakMap<Response, string>()
