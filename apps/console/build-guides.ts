import { marked } from 'marked'
import type { Plugin } from 'vite'

/** Guides begin with a heading of the first level, which stands below that of their page: each level becomes the next. */
const oneLower = marked.use({
  walkTokens: (token) => {
    if (token.type === 'heading') token.depth += 1
  },
})

/** Makes a guide in Markdown a module whose default export is its HTML; guides are part of the program, so it is not cleaned. */
export const guides = (): Plugin => ({
  name: 'guides',
  transform: (code, id) =>
    id.endsWith('.md')
      ? { code: `export default ${JSON.stringify(oneLower.parse(code, { async: false }))}`, map: null }
      : undefined,
})
