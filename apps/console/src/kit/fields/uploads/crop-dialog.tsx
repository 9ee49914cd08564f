import { messageOf } from '@fangshi/contract/errors'
import { Modal, Slider } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { uploadTexts } from './texts.ts'
import { locale } from '../../../i18n/language.ts'
import { fitted, maxZoom, pushed, squareOf, wholeCrop, type Crop } from './crop.ts'
import styles from './crop-dialog.module.css'

interface Props {
  file: File
  /** The side of the resulting picture, in px. */
  side: number
  onDone: (cut: File) => void
  onFail: (message: string) => void
  onCancel: () => void
}

const view = 280
const step = 10
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [step, 0],
  ArrowRight: [-step, 0],
  ArrowUp: [0, step],
  ArrowDown: [0, -step],
}
const quality = 0.92

function cut(picture: HTMLImageElement, crop: Crop, side: number): Promise<Blob | null> {
  const canvas = Object.assign(document.createElement('canvas'), { width: side, height: side })
  const square = squareOf({ width: picture.naturalWidth, height: picture.naturalHeight }, crop)
  const { left, top } = square
  canvas.getContext('2d')?.drawImage(picture, left, top, square.side, square.side, 0, 0, side, side)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', quality))
}

/** Chooses a square of a picture by dragging and zooming, or by arrow keys. */
export function CropDialog({ file, side, onDone, onFail, onCancel }: Props) {
  const t = useText()
  const picture = useRef<HTMLImageElement>(null)
  const [url, setUrl] = useState<string>()
  const [size, setSize] = useState({ width: view, height: view })
  const [crop, setCrop] = useState<Crop>(wholeCrop(size))

  useEffect(() => {
    const address = URL.createObjectURL(file)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [file])

  const push = (dx: number, dy: number): void => setCrop((old) => pushed(size, old, dx, dy, view))
  const pull = (event: PointerEvent<HTMLDivElement>): void => {
    if (event.buttons === 1) push(event.movementX, event.movementY)
  }
  const press = (event: KeyboardEvent): void => {
    const by = arrows[event.key]
    if (!by) return
    event.preventDefault()
    push(...by)
  }
  const finish = async (): Promise<void> => {
    const blob = picture.current && (await cut(picture.current, crop, side))
    if (blob) onDone(new File([blob], file.name, { type: blob.type }))
    else onFail(messageOf('FILE_NOT_IMAGE', locale()))
  }

  const square = squareOf(size, crop)
  const scale = view / square.side
  return (
    <Modal open title={t(uploadTexts.cropTitle)} width={360} onOk={() => void finish()} onCancel={onCancel}>
      <div
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move what it shows
        tabIndex={0}
        role="group"
        aria-label={t(uploadTexts.cropMove)}
        className={styles.view}
        style={{ width: view, height: view }}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={pull}
        onKeyDown={press}
      >
        {url && (
          <img
            ref={picture}
            src={url}
            alt=""
            draggable={false}
            style={{
              width: size.width * scale,
              height: size.height * scale,
              left: -square.left * scale,
              top: -square.top * scale,
            }}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setSize({ width, height })
              setCrop(wholeCrop({ width, height }))
            }}
            onError={() => onFail(messageOf('FILE_NOT_IMAGE', locale()))}
          />
        )}
      </div>
      <Slider
        ariaLabelForHandle={t(uploadTexts.zoom)}
        min={1}
        max={maxZoom}
        step={0.1}
        value={crop.zoom}
        onChange={(zoom) => setCrop((old) => fitted(size, { ...old, zoom }))}
      />
    </Modal>
  )
}
