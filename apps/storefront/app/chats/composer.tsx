import type { Composer as Typing } from '@fangshi/contract/chat-composer'
import type { ChatDraft } from '@fangshi/contract/chat-draft'
import { maxMessageText } from '@fangshi/contract/chat-shapes'
import { ImagePlus, Plus, SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { IconButton } from '~/ui/icon-button.tsx'
import { TextArea } from '~/ui/inputs/text-input.tsx'
import { CardPicker } from './card-picker.tsx'
import { useChatTexts } from './own-texts.ts'

/** Where messages are written: text, pictures from the disk or the clipboard, cards. */
export function Composer({
  chatId,
  typing,
  write,
}: {
  chatId: number
  typing: Typing
  write: (draft: ChatDraft) => void
}) {
  const t = useChatTexts()
  const text = useSyncExternalStore(typing.watch, typing.text)
  const [isPicking, setIsPicking] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const files = useRef<HTMLInputElement>(null)
  // On phones the keyboard would hide the messages.
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) input.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="border-t border-line p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
      {isPicking && (
        <CardPicker
          chatId={chatId}
          onPick={(draft) => {
            setIsPicking(false)
            write(draft)
          }}
        />
      )}
      <form
        className="flex items-end gap-1"
        onSubmit={(event) => {
          event.preventDefault()
          typing.send()
          input.current?.focus()
        }}
      >
        <IconButton
          icon={Plus}
          label={t('chat:addCard')}
          aria-expanded={isPicking}
          onClick={() => setIsPicking(!isPicking)}
        />
        <IconButton icon={ImagePlus} label={t('chat:addPicture')} onClick={() => files.current?.click()} />
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
        <TextArea
          ref={input}
          rows={1}
          maxLength={maxMessageText}
          aria-label={t('chat:input')}
          placeholder={t('chat:input')}
          className="max-h-30 min-h-11 resize-none [field-sizing:content] md:min-h-10"
          value={text}
          onChange={({ currentTarget }) => typing.type(currentTarget.value)}
          onKeyDown={typing.onKeyDown}
          onPaste={typing.onPaste}
        />
        <IconButton icon={SendHorizontal} type="submit" label={t('chat:send')} disabled={!text.trim()} />
      </form>
    </div>
  )
}
