const id = 'page-data'

/**
 * The loaders' data of a page, which the router writes as lines of JSON, as text that is no script: it needs no quotes
 * around it, and no hash in the policy. A `<`, which could end it, is escaped as JSON can have it.
 */
export const dataElement = (stream: string): string =>
  `<script type="application/json" id="${id}">${stream.replaceAll('<', '\\u003c')}</script>`

/** Code that gives these data to the browser's router, instead of the stream that `ServerRouter` would write. */
export const handOff = `{const{streamController:to}=window.__reactRouterContext;to.enqueue(document.getElementById('${id}').textContent);to.close()}`
