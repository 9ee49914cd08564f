import { useEditorState, type Editor } from '@tiptap/react'
import { Divider } from 'antd'
import { useRef } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { editorTexts } from './texts.ts'
import { BlockMenu } from './block-menu.tsx'
import { blocks, commands, history } from './commands.tsx'
import { InsertTools } from './insert-tools.tsx'
import styles from './editor.module.css'
import { ToolButton } from './tool-button.tsx'
import { useRovingFocus } from './use-roving-focus.ts'

interface Props {
  editor: Editor
  /** The field's name. */
  label: string
  onPicture: () => void
}

const all = [...commands.flat(), ...history]

/** Formats the text. The toolbar is one tab stop; arrow keys move between its buttons. */
export function Toolbar({ editor, label, onPicture }: Props) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRovingFocus(bar)
  // Rerenders only when something that the buttons show has changed.
  const state = useEditorState({
    editor,
    selector: ({ editor: at }) => ({
      isEditable: at.isEditable,
      block: blocks.findIndex((block) => block.isOn(at)),
      on: all.map((command) => command.isOn?.(at)),
      can: all.map((command) => command.run(at.can().chain()).run()),
      hasLink: at.isActive('link'),
      hasImage: at.isActive('image'),
      isInTable: at.isActive('table'),
    }),
  })
  const isOff = !state.isEditable

  const buttons = (group: typeof history) =>
    group.map((command) => {
      const at = all.indexOf(command)
      return (
        <ToolButton
          key={command.name}
          label={t(editorTexts[command.name])}
          icon={command.icon}
          isOn={command.isOn ? state.on[at] === true : undefined}
          disabled={isOff || state.can[at] === false}
          onClick={() => command.run(editor.chain().focus()).run()}
        />
      )
    })

  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t(editorTexts.toolbar, { label })}
      aria-orientation="horizontal"
      className={styles.toolbar}
      {...roving}
    >
      <BlockMenu editor={editor} block={blocks[state.block]} disabled={isOff} />
      {commands.map((group, index) => (
        <span key={index} className={styles.group}>
          <Divider orientation="vertical" />
          {buttons(group)}
        </span>
      ))}
      <span className={styles.group}>
        <Divider orientation="vertical" />
        <InsertTools editor={editor} state={state} onPicture={onPicture} />
      </span>
      <span className={styles.group}>
        <Divider orientation="vertical" />
        {buttons(history)}
      </span>
    </div>
  )
}
