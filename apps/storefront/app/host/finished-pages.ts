/** The HTML of rendered pages: in a `Response` it would be encoded only for the host to decode it again. */
export const finishedPages = new WeakMap<Response, string>()
