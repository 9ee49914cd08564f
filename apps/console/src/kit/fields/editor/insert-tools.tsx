import { FontSizeOutlined, LinkOutlined, PictureOutlined, TableOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/react'
import { Button, Dropdown } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { linkAddress } from './addresses.ts'
import { AskButton } from './ask-button.tsx'
import { insertTable, tableCommands } from './commands.tsx'
import { editorTexts } from './texts.ts'
import { ToolButton } from './tool-button.tsx'

interface Props {
  editor: Editor
  state: { isEditable: boolean; hasLink: boolean; hasImage: boolean; isInTable: boolean }
  onPicture: () => void
}

/** Links, pictures with their descriptions, and tables. */
export function InsertTools({ editor, state, onPicture }: Props) {
  const t = useText()
  const disabled = !state.isEditable
  return (
    <>
      <AskButton
        label={t(editorTexts.link)}
        icon={<LinkOutlined aria-hidden />}
        isOn={state.hasLink}
        disabled={disabled}
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
        disabled={disabled}
        onClick={onPicture}
      />
      {state.hasImage && (
        <AskButton
          label={t(editorTexts.imageAlt)}
          icon={<FontSizeOutlined aria-hidden />}
          disabled={disabled}
          read={() => String(editor.getAttributes('image').alt ?? '')}
          onDone={(alt) => editor.chain().focus().updateAttributes('image', { alt }).run()}
        />
      )}
      <Dropdown
        disabled={disabled}
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
          disabled={disabled}
          aria-label={t(editorTexts.table)}
        />
      </Dropdown>
    </>
  )
}
