import { CircleAlert, ImageUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type Ref } from 'react'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { useErrorText } from '~/form/field-errors.ts'
import { Avatar } from '~/ui/avatar.tsx'
import { Button } from '~/ui/button.tsx'
import { AvatarDialog } from './avatar-dialog.tsx'

/** The upload limit of the server. */
const maxBytes = 10 * 1024 * 1024

/**
 * Chooses, crops and uploads a person's photo or a store's logo. `src` is the uploaded address; saving the form keeps
 * it.
 */
export function AvatarField({
  src,
  name,
  label,
  cropTitle,
  hint,
  error,
  onChange,
  ref,
}: {
  src: string
  name: string
  /** What the picture shows, if not a person. */
  label?: string
  cropTitle?: string
  hint?: string
  error: string | undefined
  onChange: (url: string) => void
  ref?: Ref<HTMLButtonElement>
}) {
  const t = useUserTexts()
  const errorText = useErrorText()
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [image, setImage] = useState<ImageBitmap>()
  const [refusal, setRefusal] = useState<string>()

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.currentTarget.files?.[0]
    // So the same file can be chosen again.
    event.currentTarget.value = ''
    if (!file) return
    setRefusal(undefined)
    if (file.size > maxBytes) return setRefusal('FILE_TOO_LARGE')
    try {
      setImage(await createImageBitmap(file))
    } catch {
      setRefusal('FILE_NOT_IMAGE')
    }
  }
  const problem = error ?? errorText(refusal)
  return (
    <div>
      <p className="pb-2 font-medium">{label ?? t('user:avatar')}</p>
      <div className="flex items-center gap-4">
        <Avatar src={src} name={name} className="size-20 text-28" />
        <div className="flex flex-wrap gap-2">
          <Button ref={ref} aria-describedby={problem ? errorId : undefined} onClick={() => input.current?.click()}>
            <ImageUp size={18} />
            {t('user:chooseAvatar')}
          </Button>
          {src && (
            <Button tone="quiet" onClick={() => onChange('')}>
              <Trash2 size={18} />
              {t('ui:remove')}
            </Button>
          )}
        </div>
        <input
          ref={input}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          aria-label={t('user:chooseAvatar')}
          hidden
          onChange={(event) => void choose(event)}
        />
      </div>
      {hint && <p className="pt-1 text-12 text-ink-3">{hint}</p>}
      {problem && (
        <p id={errorId} role="alert" className="flex items-center gap-1 pt-1 text-13 text-bad">
          <CircleAlert size={14} />
          {problem}
        </p>
      )}
      <AvatarDialog
        image={image}
        title={cropTitle ?? t('user:cropTitle')}
        onClose={() => setImage(undefined)}
        onDone={(url) => {
          setImage(undefined)
          onChange(url)
        }}
      />
    </div>
  )
}
