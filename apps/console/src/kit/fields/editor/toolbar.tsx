import { DownOutlined, FontSizeOutlined, LinkOutlined, PictureOutlined, TableOutlined } from '@ant-design/icons'
import { useEditorState, type Editor } from '@tiptap/react'
import { Button, Divider, Dropdown } from 'antd'
import { useRef } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { editorTexts } from './texts.ts'
import { fieldTexts } from '../texts.ts'
import { linkAddress } from './addresses.ts'
import { AskButton } from './ask-button.tsx'
import { blocks, commands, history, insertTable, tableCommands } from './commands.tsx'
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

/** What can be done to the text. One stop of the Tab key; arrows go from button to button. */
export function Toolbar({ editor, label, onPicture }: Props) {
  const t = useText()
  const bar = useRef<HTMLDivElement>(null)
  const roving = useRovingFocus(bar)
  // Only what the buttons show makes them render again.
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
  const block = blocks[state.block]

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
      <Dropdown
        disabled={isOff}
        trigger={['click']}
        menu={{
          items: blocks.map(({ name }) => ({ key: name, label: t(editorTexts[name]) })),
          onClick: ({ key }) =>
            blocks
              .find(({ name }) => name === key)
              ?.run(editor.chain().focus())
              .run(),
        }}
      >
        <Button
          type="text"
          size="small"
          disabled={isOff}
          className={styles.block}
          aria-label={t(fieldTexts.of, { what: block ? t(editorTexts[block.name]) : '', label: t(editorTexts.block) })}
        >
          {block && t(editorTexts[block.name])}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {commands.map((group, index) => (
        <span key={index} className={styles.group}>
          <Divider orientation="vertical" />
          {buttons(group)}
        </span>
      ))}
      <span className={styles.group}>
        <Divider orientation="vertical" />
        <AskButton
          label={t(editorTexts.link)}
          icon={<LinkOutlined aria-hidden />}
          isOn={state.hasLink}
          disabled={isOff}
          read={() => String(editor.getAttributes('link').href ?? '')}
          onDone={(typed) => {
            const href = linkAddress(typed)
            const chain = editor.chain().focus().extendMarkRange('link')
            if (href) chain.setLink({ href }).run()
            else chain.unsetLink().run()
          }}
        />
        <ToolButton
          label={t(editorTexts.image)}
          icon={<PictureOutlined aria-hidden />}
          disabled={isOff}
          onClick={onPicture}
        />
        {state.hasImage && (
          <AskButton
            label={t(editorTexts.imageAlt)}
            icon={<FontSizeOutlined aria-hidden />}
            disabled={isOff}
            read={() => String(editor.getAttributes('image').alt ?? '')}
            onDone={(alt) => editor.chain().focus().updateAttributes('image', { alt }).run()}
          />
        )}
        <Dropdown
          disabled={isOff}
          trigger={['click']}
          menu={{
            items: (state.isInTable ? tableCommands : [insertTable]).map(({ name }) => ({
              key: name,
              label: t(editorTexts[name]),
            })),
            onClick: ({ key }) =>
              [insertTable, ...tableCommands]
                .find(({ name }) => name === key)
                ?.run(editor.chain().focus())
                .run(),
          }}
        >
          <Button
            type="text"
            size="small"
            icon={<TableOutlined aria-hidden />}
            disabled={isOff}
            aria-label={t(editorTexts.table)}
          />
        </Dropdown>
      </span>
      <span className={styles.group}>
        <Divider orientation="vertical" />
        {buttons(history)}
      </span>
    </div>
  )
}
