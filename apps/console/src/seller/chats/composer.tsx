import { PictureOutlined, ThunderboltOutlined } from '@ant-design/icons'
import type { ChatDraft } from '@fangshi/contract/chat-draft'
import { maxMessageText } from '@fangshi/contract/chat-shapes'
import { chatSettings } from '@fangshi/contract/chats-backoffice'
import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown, Input } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../session/api.ts'
import styles from './chats.module.css'
import { texts } from './texts.ts'
import { settingsKey } from './use-settings.ts'

/** What was typed and not sent, by conversation, while the page is open. */
const typed = new Map<number, string>()

interface Props {
  chatId: number
  write: (draft: ChatDraft) => void
  addPictures: (files: Iterable<File>) => void
}

/** Where staff answers: text, quick replies, pictures from the disk or the clipboard. Enter sends, Shift and Enter begins a line. */
export function Composer({ chatId, write, addPictures }: Props) {
  const t = useText()
  const [text, setText] = useState(() => typed.get(chatId) ?? '')
  const input = useRef<TextAreaRef>(null)
  const files = useRef<HTMLInputElement>(null)
  const { data: settings } = useQuery({ queryKey: settingsKey, queryFn: () => call(chatSettings, {}, { quiet: true }) })
  const replies = settings?.quick_replies ?? []
  useEffect(() => input.current?.focus({ preventScroll: true }), [])
  const change = (next: string): void => {
    typed.set(chatId, next)
    setText(next)
  }
  const send = (): void => {
    const said = text.trim()
    if (!said) return
    write({ kind: 'text', text: said })
    change('')
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter also ends the choice of Chinese characters.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    send()
  }
  const onPaste = (event: ClipboardEvent): void => {
    if (!event.clipboardData.files.length) return
    event.preventDefault()
    addPictures(event.clipboardData.files)
  }
  return (
    <div className={styles.composer}>
      <div className={styles.tools}>
        <Dropdown
          trigger={['click']}
          menu={{
            items: replies.length
              ? replies.map((reply, at) => ({ key: String(at), label: reply }))
              : [{ key: 'none', label: t(texts.noQuickReplies), disabled: true }],
            onClick: ({ key }) => {
              change(`${text}${replies[Number(key)] ?? ''}`)
              input.current?.focus()
            },
          }}
        >
          <Button type="text" icon={<ThunderboltOutlined aria-hidden />}>
            {t(texts.quickReplies)}
          </Button>
        </Dropdown>
        <Button type="text" icon={<PictureOutlined aria-hidden />} onClick={() => files.current?.click()}>
          {t(texts.addPicture)}
        </Button>
        <input
          ref={files}
          type="file"
          accept="image/*"
          multiple
          hidden
          onChange={({ currentTarget }) => {
            addPictures(currentTarget.files ?? [])
            currentTarget.value = ''
          }}
        />
      </div>
      <Input.TextArea
        ref={input}
        aria-label={t(texts.input)}
        placeholder={t(texts.placeholder)}
        autoSize={{ minRows: 2, maxRows: 6 }}
        maxLength={maxMessageText}
        value={text}
        onChange={({ target }) => change(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      <Button type="primary" disabled={!text.trim()} onClick={send}>
        {t(texts.send)}
      </Button>
    </div>
  )
}
