import { closestCenter, DndContext, MouseSensor, TouchSensor, useSensor, useSensors } from '@dnd-kit/core'
import { rectSortingStrategy, SortableContext } from '@dnd-kit/sortable'
import { Modal } from 'antd'
import { useLayoutEffect, useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { uploadTexts } from './texts.ts'
import type { ControlProps } from '../control.ts'
import type { ImageSpec } from '../spec.ts'
import { moved, pictureFault, pictures } from './checks.ts'
import { ImageTile } from './image-tile.tsx'
import { UploadButton, UploadState } from './upload-button.tsx'
import { useUploads } from './use-uploads.ts'
import styles from './uploads.module.css'

const maxPictures = 10

const listOf = (value: string | string[] | undefined): string[] => (Array.isArray(value) ? value : value ? [value] : [])

/** A picture, or a list of them whose first is the main one; the value is the address or the list of addresses. */
export default function ImageControl(props: ControlProps<ImageSpec, string | string[]>) {
  const { spec, label, value, onChange, disabled, id, 'aria-describedby': describedBy } = props
  const t = useText()
  const [looked, setLooked] = useState<string>()
  const [said, setSaid] = useState('')
  const max = spec.multiple ? (spec.max ?? maxPictures) : 1
  const urls = listOf(value)

  // Uploads may end faster than the form renders.
  const latest = useRef(urls)
  useLayoutEffect(() => {
    latest.current = listOf(value)
  }, [value])
  const put = (next: string[]): void => {
    latest.current = next
    onChange?.(spec.multiple ? next : (next.at(-1) ?? ''))
  }
  const move = (from: number, to: number): void => {
    put(moved(urls, from, to))
    setSaid(t(uploadTexts.movedTo, { label, place: to + 1 }))
  }
  const { running, fault, send, cancel } = useUploads({
    kind: 'image',
    crop: spec.crop,
    faultOf: pictureFault,
    onDone: (url) => put([...latest.current, url]),
  })
  // A short movement may still be a click, and a finger may still scroll.
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 200, tolerance: 8 } }),
  )
  const left = max - urls.length
  const isFull = spec.multiple ? left <= 0 : false
  const Library = spec.library

  return (
    <div role="group" aria-label={label} className={styles.control}>
      {urls.length > 0 && (
        <DndContext
          sensors={sensors}
          collisionDetection={closestCenter}
          accessibility={{ screenReaderInstructions: { draggable: '' }, announcements: silent }}
          onDragEnd={({ active, over }) => {
            if (over && over.id !== active.id) move(urls.indexOf(String(active.id)), urls.indexOf(String(over.id)))
          }}
        >
          <SortableContext items={urls} strategy={rectSortingStrategy}>
            <ul className={styles.tiles}>
              {urls.map((url, index) => (
                <ImageTile
                  key={url}
                  url={url}
                  place={index + 1}
                  of={urls.length}
                  label={label}
                  disabled={disabled}
                  onLook={() => setLooked(url)}
                  onMove={(by) => move(index, index + by)}
                  onMain={() => move(index, 0)}
                  onRemove={() => put(urls.filter((other) => other !== url))}
                />
              ))}
            </ul>
          </SortableContext>
        </DndContext>
      )}
      <div className={styles.ways}>
        <UploadButton
          id={id}
          text={t(urls.length && !spec.multiple ? uploadTexts.replacePicture : uploadTexts.uploadPicture)}
          label={label}
          accept={pictures}
          multiple={spec.multiple}
          disabled={disabled || isFull || running !== undefined}
          describedBy={describedBy}
          onFiles={(files) => void send(files.slice(0, spec.multiple ? left : 1))}
        />
        {Library && (
          <Library
            label={label}
            left={spec.multiple ? left : 1}
            disabled={disabled || isFull}
            onPick={(picked) => put([...latest.current, ...picked.filter((url) => !latest.current.includes(url))])}
          />
        )}
      </div>
      {spec.multiple && <span className={styles.hint}>{t(uploadTexts.pictureCount, { count: urls.length, max })}</span>}
      <UploadState running={running} fault={fault} onCancel={cancel} />
      <span role="status" className={styles.said}>
        {said}
      </span>
      <Modal open={looked !== undefined} title={label} footer={null} width={800} onCancel={() => setLooked(undefined)}>
        <img src={looked} alt={label} className={styles.large} />
      </Modal>
    </div>
  )
}

// The list announces moves itself, in the reader's language.
const nothing = (): undefined => undefined
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing }
