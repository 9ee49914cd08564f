import { mapAddress, pickedPoint } from '@fangshi/contract/map'
import { offMap, type Place } from '@fangshi/contract/map-datum'
import { Button } from 'antd'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { l, useLabel } from '../../kit/label.ts'
import { Dialog } from '../../kit/ui/dialog.tsx'
import styles from './stores.module.css'

const texts = {
  title: l('在地图上选点', 'Choose on the map'),
  press: l('点按地图，把标记放到店铺所在的位置。', 'Press the map to put the mark where the store is.'),
  use: l('使用这个位置', 'Use this place'),
}

interface Props {
  /** Where the map begins; null for nowhere in particular. */
  place: Place | null
  onClose: () => void
  onPick: (place: Place) => void
}

/** The map in its frame; what is pressed there comes as a message. */
export function MapDialog({ place, onClose, onPick }: Props) {
  const { t } = useTranslation()
  const read = useLabel()
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
      title={read(texts.title)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('table.cancel')}</Button>
          <Button type="primary" disabled={!picked} onClick={() => picked && onPick(picked)}>
            {read(texts.use)}
          </Button>
        </>
      }
    >
      <p>{read(texts.press)}</p>
      <iframe ref={frame} src={address} title={read(texts.title)} className={styles.map} />
    </Dialog>
  )
}
