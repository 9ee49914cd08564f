import { PictureOutlined, ThunderboltOutlined } from '@ant-design/icons'
import type { Composer as Typing } from '@fangshi/contract/chat-composer'
import { maxMessageText } from '@fangshi/contract/chat-shapes'
import { chatSettings } from '@fangshi/contract/chats-backoffice'
import { useQuery } from '@tanstack/react-query'
import { Button, Dropdown, Input } from 'antd'
import type { TextAreaRef } from 'antd/es/input/TextArea'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../session/api.ts'
import styles from './chats.module.css'
import { texts } from './texts.ts'
import { settingsKey } from './use-settings.ts'

/** Where staff answer: text, quick replies, pictures from the disk or the clipboard. */
export function Composer({ typing }: { typing: Typing }) {
  const t = useText()
  const text = useSyncExternalStore(typing.watch, typing.text)
  const input = useRef<TextAreaRef>(null)
  const files = useRef<HTMLInputElement>(null)
  const { data: settings } = useQuery({ queryKey: settingsKey, queryFn: () => call(chatSettings, {}, { quiet: true }) })
  const replies = settings?.quick_replies ?? []
  const [hasKeys] = useState(() => matchMedia('(hover: hover)').matches)
  // On phones the keyboard would hide the messages.
  useEffect(() => {
    if (hasKeys) input.current?.focus({ preventScroll: true })
  }, [hasKeys])
  const focus = (): void => input.current?.focus()
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
              typing.type(`${text}${replies[Number(key)] ?? ''}`)
              focus()
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
            typing.addPictures(currentTarget.files ?? [])
            currentTarget.value = ''
          }}
        />
      </div>
      <Input.TextArea
        ref={input}
        aria-label={t(texts.input)}
        placeholder={t(hasKeys ? texts.placeholder : texts.input)}
        autoSize={{ minRows: hasKeys ? 2 : 1, maxRows: 6 }}
        maxLength={maxMessageText}
        value={text}
        onChange={({ target }) => typing.type(target.value)}
        onKeyDown={typing.onKeyDown}
        onPaste={typing.onPaste}
      />
      <Button
        type="primary"
        disabled={!text.trim()}
        onClick={() => {
          typing.send()
          focus()
        }}
      >
        {t(texts.send)}
      </Button>
    </div>
  )
}
