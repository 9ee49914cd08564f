import { getSchema } from '@tiptap/core'
import { Image } from '@tiptap/extension-image'
import { TableKit } from '@tiptap/extension-table'
import { TextAlign } from '@tiptap/extension-text-align'
import StarterKit from '@tiptap/starter-kit'
import { isImageAddress, isLinkAddress } from './addresses.ts'
import { parts } from '../rich-text.ts'

// Pictures of a pasted page may be invisible to others or too large for a text.
const OwnImage = Image.extend({
  parseHTML: () => [
    { tag: 'img[src]', getAttrs: (node) => (isImageAddress(node.getAttribute('src') ?? '') ? null : false) },
  ],
})

/** What a rich text may hold: what the server's sanitizer lets through. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isLinkAddress },
  }),
  OwnImage.configure({ allowBase64: true }),
  TableKit,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
]

const schema = getSchema(extensions)

/** What the editor opens of a stored text: its own document if that is valid, else the html. */
export function contentOf(stored: string): string | object {
  const { html, json } = parts(stored)
  if (!json) return html
  try {
    schema.nodeFromJSON(json).check()
    return json
  } catch {
    return html
  }
}
