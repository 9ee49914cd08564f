import { EditorContent, useEditor, type Editor } from '@tiptap/react'
import { Form } from 'antd'
import { useEffect, useRef } from 'react'
import type { ControlProps } from '../control.ts'
import type { EditorSpec } from '../spec.ts'
import { FileDialog, UploadState } from '../uploads/upload-button.tsx'
import { pictures } from '../uploads/checks.ts'
import styles from './editor.module.css'
import { contentOf, extensions } from './extensions.ts'
import { filesOf, useImages } from './use-images.ts'
import { join } from '../rich-text.ts'
import richText from './rich-text.module.css'
import { Toolbar } from './toolbar.tsx'

/** Spec §9: 385 px, of which 300 are the editing area. */
const wholeHeight = 385
const frameHeight = 85

/** Rich text; the value is its html and the editor's document in one text. */
export default function EditorControl(props: ControlProps<EditorSpec, string>) {
  const { spec, label, value = '', onChange, onBlur, disabled, id, placeholder: _none, ...aria } = props
  const dialog = useRef<HTMLInputElement>(null)
  const written = useRef(value)
  const { status } = Form.Item.useStatus()

  const images = useImages()
  const editor: Editor = useEditor({
    extensions,
    content: contentOf(value),
    editable: !disabled,
    editorProps: {
      attributes: attributesOf(id, label, aria),
      handlePaste: (_, event) => images.take(editor, filesOf(event.clipboardData)),
      handleDrop: (view, event, _slice, isMoved) => {
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })
        return !isMoved && images.take(editor, filesOf(event.dataTransfer), at?.pos)
      },
    },
    onUpdate: ({ editor: now }) => {
      written.current = now.isEmpty ? '' : join(now.getHTML(), now.getJSON())
      onChange?.(written.current)
    },
    onBlur: () => onBlur?.(),
  })

  // The form now holds another record.
  useEffect(() => {
    if (value === written.current) return
    written.current = value
    editor.commands.setContent(contentOf(value), { emitUpdate: false })
  }, [editor, value])
  useEffect(() => editor.setEditable(!disabled, false), [editor, disabled])

  return (
    <div role="group" aria-label={label}>
      <div className={`${styles.frame} ${disabled ? styles.disabled : ''} ${status === 'error' ? styles.wrong : ''}`}>
        <Toolbar editor={editor} label={label} onPicture={() => dialog.current?.click()} />
        <EditorContent
          editor={editor}
          className={styles.area}
          style={{ height: (spec.height ?? wholeHeight) - frameHeight }}
        />
      </div>
      <UploadState running={images.running} fault={images.fault} onCancel={images.cancel} />
      <FileDialog ref={dialog} accept={pictures} multiple onFiles={(files) => images.take(editor, files)} />
    </div>
  )
}

type Aria = Pick<ControlProps<EditorSpec, string>, 'aria-label' | 'aria-required' | 'aria-invalid' | 'aria-describedby'>

const attributesOf = (id: string | undefined, label: string, aria: Aria): Record<string, string> => ({
  class: richText.text ?? '',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': aria['aria-label'] ?? label,
  ...(id ? { id } : {}),
  ...(aria['aria-required'] ? { 'aria-required': 'true' } : {}),
  ...(aria['aria-invalid'] ? { 'aria-invalid': 'true' } : {}),
  ...(aria['aria-describedby'] ? { 'aria-describedby': aria['aria-describedby'] } : {}),
})
