import { thumbnailOf } from '@fangshi/contract/sized-source'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { tableTexts } from './texts.ts'
import { ImagePreview } from '../ui/image-preview.tsx'
import styles from './thumbnails.module.css'

/** Small pictures that open large. */
export function Thumbnails({ addresses }: { addresses: readonly string[] }) {
  const t = useText()
  const [open, setOpen] = useState<number>()
  return (
    <span className={styles.row}>
      {addresses.map((address, index) => (
        <button
          key={address}
          type="button"
          className={styles.open}
          aria-label={t(tableTexts.enlarge)}
          onClick={() => setOpen(index)}
        >
          <img className={styles.picture} src={thumbnailOf(address)} alt="" width={50} height={50} loading="lazy" />
        </button>
      ))}
      {open !== undefined && <ImagePreview addresses={addresses} start={open} onClose={() => setOpen(undefined)} />}
    </span>
  )
}
