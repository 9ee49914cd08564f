import { DownOutlined } from '@ant-design/icons'
import type { Editor } from '@tiptap/react'
import { Button, Dropdown } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { fieldTexts } from '../texts.ts'
import { blocks } from './commands.tsx'
import styles from './editor.module.css'
import { editorTexts } from './texts.ts'

interface Props {
  editor: Editor
  /** The kind of the block that the cursor is in. */
  block: (typeof blocks)[number] | undefined
  disabled: boolean
}

/** Makes a paragraph a heading or a heading a paragraph. */
export function BlockMenu({ editor, block, disabled }: Props) {
  const t = useText()
  return (
    <Dropdown
      disabled={disabled}
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
        disabled={disabled}
        className={styles.block}
        aria-label={t(fieldTexts.of, { what: block ? t(editorTexts[block.name]) : '', label: t(editorTexts.block) })}
      >
        {block && t(editorTexts[block.name])}
        <DownOutlined aria-hidden />
      </Button>
    </Dropdown>
  )
}
