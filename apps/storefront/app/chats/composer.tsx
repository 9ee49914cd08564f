import { fileLimits } from '@fangshi/contract/files'
import type { ChatDraft } from '@fangshi/contract/chat-draft'
import { maxMessageText } from '@fangshi/contract/chat-shapes'
import { ImagePlus, Plus, SendHorizontal } from 'lucide-react'
import { useEffect, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react'
import { IconButton } from '~/ui/icon-button.tsx'
import { TextArea } from '~/ui/inputs/text-input.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import { CardPicker } from './card-picker.tsx'
import { useChatTexts } from './own-texts.ts'

/** What was typed and not sent, by conversation, while the page is open. */
const typed = new Map<number, string>()

/** Gives the pictures among these as drafts; says so when something is none, or too large. */
export function useAddPictures(write: (draft: ChatDraft) => void): (files: Iterable<File>) => void {
  const t = useChatTexts()
  return (files) => {
    for (const file of files) {
      if (file.type.startsWith('image/') && file.size <= fileLimits.image)
        write({ kind: 'image', file, preview: URL.createObjectURL(file) })
      else toast({ text: t('chat:notPicture'), tone: 'bad' })
    }
  }
}

/** Where messages are written: text, pictures from the disk or the clipboard, cards. Enter sends, Shift and Enter begins a line. */
export function Composer({ chatId, write }: { chatId: number; write: (draft: ChatDraft) => void }) {
  const t = useChatTexts()
  const [text, setText] = useState(() => typed.get(chatId) ?? '')
  const [isPicking, setIsPicking] = useState(false)
  const input = useRef<HTMLTextAreaElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const addPictures = useAddPictures(write)
  // On phones the keyboard would hide the messages.
  useEffect(() => {
    if (matchMedia('(hover: hover)').matches) input.current?.focus({ preventScroll: true })
  }, [])
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
          send()
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
            addPictures(currentTarget.files ?? [])
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
          onChange={({ currentTarget }) => change(currentTarget.value)}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <IconButton icon={SendHorizontal} type="submit" label={t('chat:send')} disabled={!text.trim()} />
      </form>
    </div>
  )
}
