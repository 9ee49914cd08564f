import { Button, Modal } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { uiTexts } from './texts.ts'
import styles from './image-preview.module.css'

interface Props {
  addresses: readonly string[]
  start: number
  onClose: () => void
}

/** Pictures at full size, one at a time. */
export function ImagePreview({ addresses, start, onClose }: Props) {
  const t = useText()
  const [at, setAt] = useState(start)
  const title = t(uiTexts.picture, { number: at + 1, count: addresses.length })
  const footer = addresses.length > 1 && (
    <>
      <Button disabled={at === 0} onClick={() => setAt(at - 1)}>
        {t(uiTexts.previous)}
      </Button>
      <Button disabled={at === addresses.length - 1} onClick={() => setAt(at + 1)}>
        {t(uiTexts.next)}
      </Button>
    </>
  )
  return (
    <Modal open title={title} width={720} centered footer={footer || null} onCancel={onClose}>
      <img className={styles.picture} src={addresses[at]} alt={title} />
    </Modal>
  )
}
