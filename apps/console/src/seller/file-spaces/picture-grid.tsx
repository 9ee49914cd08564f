import { thumbnailOf } from '@fangshi/contract/sized-source'
import { CheckOutlined, ZoomInOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { ImagePreview } from '../../kit/ui/image-preview.tsx'
import styles from './file-space.module.css'
import type { PictureSelection } from './space-browser.tsx'
import type { Picture } from './space-queries.ts'

interface Props {
  pictures: readonly Picture[]
  ticked: PictureSelection
  onToggle: (picture: Picture) => void
}

/** Selectable pictures, numbered in the order of selection. */
export function PictureGrid({ pictures, ticked, onToggle }: Props) {
  const t = useText()
  const [open, setOpen] = useState<number>()
  const order = [...ticked.keys()]
  return (
    <ul className={styles.grid}>
      {pictures.map((picture, index) => {
        const place = order.indexOf(picture.id) + 1
        return (
          <li key={picture.id} className={styles.tile}>
            <button
              type="button"
              className={styles.tick}
              aria-pressed={place > 0}
              aria-label={place > 0 ? `${picture.name} ${place}` : picture.name}
              onClick={() => onToggle(picture)}
            >
              <img src={thumbnailOf(picture.url)} alt="" width={140} height={140} loading="lazy" draggable={false} />
              {place > 0 && (
                <span className={styles.place}>
                  <CheckOutlined aria-hidden /> {place}
                </span>
              )}
            </button>
            <div className={styles.caption}>
              <span className={styles.pictureName} title={picture.name}>
                {picture.name}
              </span>
              <Button
                type="text"
                size="small"
                icon={<ZoomInOutlined aria-hidden />}
                aria-label={t(l('查看大图：{{name}}', 'Enlarge image: {{name}}'), { name: picture.name })}
                onClick={() => setOpen(index)}
              />
            </div>
          </li>
        )
      })}
      {open !== undefined && (
        <ImagePreview addresses={pictures.map(({ url }) => url)} start={open} onClose={() => setOpen(undefined)} />
      )}
    </ul>
  )
}
