import { CircleAlert, ImageUp, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent } from 'react'
import { useErrorText } from '~/form/field-errors.ts'
import { useText } from '~/i18n/text.tsx'
import { Avatar } from '~/ui/avatar.tsx'
import { Button } from '~/ui/button.tsx'
import { AvatarDialog } from './avatar-dialog.tsx'

/** What the server takes (the route's body limit). */
const mostBytes = 10 * 1024 * 1024

/** The picture of a person: chosen, cut to a square, uploaded. `src` is the uploaded address, kept by saving the form. */
export function AvatarField({
  src,
  name,
  error,
  onChange,
}: {
  src: string
  name: string
  error: string | undefined
  onChange: (url: string) => void
}) {
  const t = useText()
  const errorText = useErrorText()
  const errorId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [image, setImage] = useState<ImageBitmap>()
  const [refusal, setRefusal] = useState<string>()

  const choose = async (event: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const file = event.currentTarget.files?.[0]
    // The same file can be chosen again.
    event.currentTarget.value = ''
    if (!file) return
    setRefusal(undefined)
    if (file.size > mostBytes) return setRefusal('FILE_TOO_LARGE')
    try {
      setImage(await createImageBitmap(file))
    } catch {
      setRefusal('FILE_NOT_IMAGE')
    }
  }
  const problem = error ?? errorText(refusal)
  return (
    <div>
      <p className="pb-2 font-medium">{t('user:avatar')}</p>
      <div className="flex items-center gap-4">
        <Avatar src={src} name={name} className="size-20 text-28" />
        <div className="flex flex-wrap gap-2">
          <Button aria-describedby={problem ? errorId : undefined} onClick={() => input.current?.click()}>
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
      {problem && (
        <p id={errorId} role="alert" className="flex items-center gap-1 pt-1 text-13 text-bad">
          <CircleAlert size={14} />
          {problem}
        </p>
      )}
      <AvatarDialog
        image={image}
        onClose={() => setImage(undefined)}
        onDone={(url) => {
          setImage(undefined)
          onChange(url)
        }}
      />
    </div>
  )
}
