import { marked } from 'marked'
import type { Plugin } from 'vite'
import { screensOf } from './guide-screens.ts'

/** Guides begin with a heading of the first level, which stands below that of their page: each level becomes the next. */
const oneLower = marked.use({
  walkTokens: (token) => {
    if (token.type === 'heading') token.depth += 1
  },
})

const moduleOf = (value: unknown) => ({ code: `export default ${JSON.stringify(value)}`, map: null })

/**
 * Makes a guide in Markdown a module whose default export is its HTML, or with `?screens` the screens that it is for. Guides
 * are part of the program, so their HTML is not cleaned.
 */
export const guides = (): Plugin => ({
  name: 'guides',
  transform: (code, id) => {
    if (id.endsWith('.md?screens')) return moduleOf(screensOf(code))
    return id.endsWith('.md') ? moduleOf(oneLower.parse(code, { async: false })) : undefined
  },
})
