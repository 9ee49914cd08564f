import { messageOf } from '@fangshi/contract/errors'
import type { Editor } from '@tiptap/core'
import { Selection } from '@tiptap/pm/state'
import { useRef } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { editorTexts } from './texts.ts'
import { locale } from '../../../i18n/language.ts'
import { pictureFault } from '../uploads/checks.ts'
import { useAnnounce } from '../uploads/files-under-way.ts'
import { useUploads } from '../uploads/use-uploads.ts'
import { maxImages } from '../rich-text.ts'
import { dataUrl, plansFor, uploadLimitMs } from './images.ts'

function countImages(editor: Editor): number {
  let count = 0
  editor.state.doc.descendants((node) => {
    if (node.type.name === 'image') count++
  })
  return count
}

/** The pictures that were pasted or dropped. A copied page comes with a picture of itself: its text takes precedence. */
export const filesOf = (data: DataTransfer | null): File[] =>
  data && !data.types.includes('text/html') ? [...data.files] : []

/** Inserts pictures after the selection and moves the cursor behind them, so that typing does not replace them. */
function insert(editor: Editor, sources: readonly string[]): void {
  const nodes = sources.map((src) => ({ type: 'image', attrs: { src, alt: '' } }))
  if (!nodes.length) return
  editor.chain().insertContentAt(editor.state.selection.to, nodes).focus().run()
  // The paragraph that ends every text exists only now.
  const next = Selection.findFrom(editor.state.selection.$to, 1, true)
  if (next) editor.commands.setTextSelection(next.from)
}

/** Inserts pictures into a text: embeds small ones, uploads others (spec §9). */
export function useImages() {
  const t = useText()
  const uploaded = useRef<string[]>([])
  const { send, refuse, ...state } = useUploads({
    kind: 'image',
    limitMs: uploadLimitMs,
    faultOf: pictureFault,
    onDone: (url) => uploaded.current.push(url),
  })

  const announce = useAnnounce()

  const take = async (editor: Editor, files: readonly File[], at?: number): Promise<boolean> => {
    if (at !== undefined) editor.commands.setTextSelection(at)
    const plans = plansFor(files, countImages(editor))
    const of = (plan: string): File[] => files.filter((_, index) => plans[index] === plan)
    uploaded.current = []
    const isWhole = await send(of('upload'))
    insert(editor, [...(await Promise.all(of('inline').map(dataUrl))), ...uploaded.current])
    const [refused] = of('refused')
    if (refused) refuse(`${refused.name}: ${messageOf(pictureFault(refused) ?? 'FILE_NOT_IMAGE', locale())}`)
    if (plans.includes('too many')) refuse(t(editorTexts.maxImages, { max: maxImages }))
    return isWhole
  }

  return {
    ...state,
    /** Returns whether there were any. */
    take: (editor: Editor, files: readonly File[], at?: number): boolean => {
      if (files.length) void announce(take(editor, files, at))
      return files.length > 0
    },
  }
}
