import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { CropCanvas } from './crop-canvas.tsx'
import { maxZoom, moveCrop, settleCrop, wholeCrop } from './crop.ts'
import { uploadAvatar } from './upload-avatar.ts'

/** How far an arrow moves the picture, as a fraction of the square's side. */
const step = 0.05
const arrows = [
  { name: 'left', icon: ArrowLeft, right: -step, down: 0 },
  { name: 'up', icon: ArrowUp, right: 0, down: -step },
  { name: 'down', icon: ArrowDown, right: 0, down: step },
  { name: 'right', icon: ArrowRight, right: step, down: 0 },
] as const

function Cropper({
  image,
  onClose,
  onDone,
}: {
  image: ImageBitmap
  onClose: () => void
  onDone: (url: string) => void
}) {
  const t = useUserTexts()
  const zoomId = useId()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(wholeCrop)
  const [isSending, setIsSending] = useState(false)
  const send = async (): Promise<void> => {
    if (!canvas.current) return
    setIsSending(true)
    try {
      onDone(await uploadAvatar(canvas.current))
    } catch {
      // A toast has said why; the picture stays.
      setIsSending(false)
    }
  }
  return (
    <div className="flex flex-col items-center gap-4">
      <CropCanvas
        image={image}
        crop={crop}
        label={t('user:avatarPreview')}
        onMove={(right, down) => setCrop((shown) => moveCrop(image, shown, right, down))}
        ref={(element) => (canvas.current = element)}
      />
      <div role="group" aria-label={t('user:movePicture')} className="flex gap-1">
        {arrows.map(({ name, icon, right, down }) => (
          <IconButton
            key={name}
            icon={icon}
            label={t(`user:move_${name}`)}
            onClick={() => setCrop((shown) => moveCrop(image, shown, right, down))}
          />
        ))}
      </div>
      <label htmlFor={zoomId} className="flex w-full max-w-72 items-center gap-3 text-13 text-ink-2">
        {t('user:zoom')}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          className="h-11 flex-1 accent-brand"
          onChange={(event) => setCrop(settleCrop(image, { ...crop, zoom: Number(event.currentTarget.value) }))}
        />
      </label>
      <div className="flex w-full justify-end gap-3">
        <Button onClick={onClose}>{t('ui:cancel')}</Button>
        <Button tone="brand" busy={isSending} onClick={() => void send()}>
          {t('user:useAvatar')}
        </Button>
      </div>
    </div>
  )
}

/** Crops a square from a picture and uploads it; `onDone` receives its address. */
export function AvatarDialog({
  image,
  title,
  onClose,
  onDone,
}: {
  image: ImageBitmap | undefined
  title: string
  onClose: () => void
  onDone: (url: string) => void
}) {
  return (
    <Dialog isOpen={image !== undefined} onClose={onClose} title={title}>
      {image && <Cropper image={image} onClose={onClose} onDone={onDone} />}
    </Dialog>
  )
}
