import { thumbnailOf } from '@fangshi/contract/sized-source'
import { DeleteOutlined, LeftOutlined, RightOutlined, StarOutlined } from '@ant-design/icons'
import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { Button } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { uploadTexts } from './texts.ts'
import { fieldTexts } from '../texts.ts'
import styles from './uploads.module.css'

interface Props {
  url: string
  /** Its position from 1, and how many there are; a single picture has no order. */
  place: number
  of: number
  label: string
  disabled: boolean
  onLook: () => void
  onMove: (by: -1 | 1) => void
  /** Puts it first. */
  onMain: () => void
  onRemove: () => void
}

/** One picture of a list: dragged, or moved by its buttons. */
export function ImageTile({ url, place, of, label, disabled, onLook, onMove, onMain, onRemove }: Props) {
  const t = useText()
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: url, disabled })
  const name = of > 1 ? `${label} ${place}` : label
  return (
    <li
      ref={setNodeRef}
      className={`${styles.tile} ${isDragging ? styles.dragged : ''}`}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <button
        type="button"
        className={styles.look}
        aria-label={t(uploadTexts.lookAt, { label: name })}
        onClick={onLook}
        {...listeners}
      >
        <img src={thumbnailOf(url)} alt="" width={102} height={102} loading="lazy" draggable={false} />
      </button>
      {of > 1 && place === 1 && <span className={styles.main}>{t(uploadTexts.mainPicture)}</span>}
      <div className={styles.tools}>
        {of > 1 && (
          <Button
            type="text"
            size="small"
            icon={<LeftOutlined aria-hidden />}
            aria-label={t(uploadTexts.moveForward, { label: name })}
            disabled={disabled || place === 1}
            onClick={() => onMove(-1)}
          />
        )}
        {of > 1 && (
          <Button
            type="text"
            size="small"
            icon={<StarOutlined aria-hidden />}
            aria-label={t(uploadTexts.makeMain, { label: name })}
            disabled={disabled || place === 1}
            onClick={onMain}
          />
        )}
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden />}
          aria-label={t(fieldTexts.removeOf, { label: name })}
          disabled={disabled}
          onClick={onRemove}
        />
        {of > 1 && (
          <Button
            type="text"
            size="small"
            icon={<RightOutlined aria-hidden />}
            aria-label={t(uploadTexts.moveBack, { label: name })}
            disabled={disabled || place === of}
            onClick={() => onMove(1)}
          />
        )}
      </div>
    </li>
  )
}
