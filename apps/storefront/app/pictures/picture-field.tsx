import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { fileLimits } from '@fangshi/contract/files'
import { thumbnailOf } from '@fangshi/contract/sized-source'
import { CircleAlert, ImagePlus, LoaderCircle, X } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { showError } from '~/api/call.ts'
import { useErrorText } from '~/form/field-errors.ts'
import { useText } from '~/i18n/text.tsx'
import { usePictureTexts } from './own-texts.ts'
import { uploadPicture } from './upload-picture.ts'

const tile =
  'flex size-20 flex-col items-center justify-center gap-1 rounded-2 border border-dashed border-line-strong bg-surface text-center text-12 text-ink-2 transition duration-100 hover:border-ink-3 hover:bg-sunken'

/** Pictures of a request, message or review: several are chosen and uploaded at once, and each can be removed again. */
export function PictureField({
  images,
  label,
  max,
  onAdd,
  onRemove,
  onSending,
}: {
  images: readonly string[]
  label: string
  max: number
  /** Called once for each picture that is uploaded. */
  onAdd: (image: string) => void
  onRemove: (image: string) => void
  /** Whether an upload is under way, so that the form can wait. */
  onSending: (isSending: boolean) => void
}) {
  const t = usePictureTexts()
  const shop = useText()
  const errorText = useErrorText()
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const left = max - images.length

  const send = async (file: File): Promise<void> => {
    if (file.size > fileLimits.image) return setRefusal('FILE_TOO_LARGE')
    try {
      onAdd(await uploadPicture(file))
    } catch (cause) {
      if (cause instanceof NoAnswerError) setRefusal(shop('errors:offline'))
      else if (!(cause instanceof CallError)) throw cause
      else if (cause.code === 401) showError(cause)
      else setRefusal(cause.message)
    }
  }
  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const files = [...(event.currentTarget.files ?? [])].slice(0, left)
    // So the same file can be chosen again.
    event.currentTarget.value = ''
    setRefusal(undefined)
    setIsSending(true)
    onSending(true)
    for (const file of files) await send(file)
    setIsSending(false)
    onSending(false)
  }
  return (
    <div role="group" aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {images.map((image, index) => (
          <li key={image} className="relative">
            <img
              src={thumbnailOf(image)}
              alt=""
              width={80}
              height={80}
              className="size-20 rounded-2 bg-sunken object-cover"
            />
            <button
              type="button"
              aria-label={t('picture:remove', { at: index + 1 })}
              onClick={() => onRemove(image)}
              className="absolute -top-1.5 -right-1.5 flex size-7 items-center justify-center rounded-full bg-ink text-on-ink md:size-6"
            >
              <X size={14} />
            </button>
          </li>
        ))}
        {left > 0 && (
          <li>
            <button
              type="button"
              aria-disabled={isSending || undefined}
              aria-describedby={refusal ? errorId : undefined}
              onClick={() => !isSending && input.current?.click()}
              className={tile}
            >
              {isSending ? (
                <LoaderCircle size={22} className="motion-safe:animate-spin" />
              ) : (
                <ImagePlus size={22} className="text-ink-3" />
              )}
              <span role="status">{t(isSending ? 'picture:sending' : 'picture:add')}</span>
            </button>
          </li>
        )}
      </ul>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
        aria-label={label}
        hidden
        onChange={(event) => void choose(event)}
      />
      {refusal && (
        <p id={errorId} role="alert" className="flex items-center gap-1 pt-1 text-13 text-bad">
          <CircleAlert size={14} />
          {errorText(refusal)}
        </p>
      )}
    </div>
  )
}
