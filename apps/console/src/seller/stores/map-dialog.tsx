import { mapAddress, pickedPoint } from '@fangshi/contract/map'
import { offMap, type Place } from '@fangshi/contract/map-datum'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { l } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import styles from './stores.module.css'

const texts = {
  title: l('在地图上选点', 'Choose on map'),
  press: l('点击地图，将标记放到店铺所在位置。', 'Tap the map to place the pin at your store.'),
  use: l('使用此位置', 'Use this location'),
}

interface Props {
  /** The initial position of the map; null for the default. */
  place: Place | null
  onClose: () => void
  onPick: (place: Place) => void
}

/** The map in its frame, which reports the chosen place by message. */
export function MapDialog({ place, onClose, onPick }: Props) {
  const t = useText()
  const locale = useLocale()
  const frame = useRef<HTMLIFrameElement>(null)
  const [picked, setPicked] = useState<Place>()
  const [address] = useState(() => mapAddress(place, locale))
  useEffect(() => {
    const listen = ({ source, data }: MessageEvent): void => {
      const point = source === frame.current?.contentWindow ? pickedPoint(data) : null
      if (point) setPicked(offMap(point))
    }
    window.addEventListener('message', listen)
    return () => window.removeEventListener('message', listen)
  }, [])
  return (
    <Dialog
      title={t(texts.title)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(actionTexts.cancel)}</Button>
          <Button type="primary" disabled={!picked} onClick={() => picked && onPick(picked)}>
            {t(texts.use)}
          </Button>
        </>
      }
    >
      <p>{t(texts.press)}</p>
      <iframe ref={frame} src={address} title={t(texts.title)} className={styles.map} />
    </Dialog>
  )
}
