import { mapAddress, pickedPoint } from '@fangshi/contract/map'
import { offMap, type Place } from '@fangshi/contract/map-datum'
import { useEffect, useRef, useState } from 'react'
import { useDocumentTexts } from '~/documents/own-texts.ts'
import { useLocale } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'

interface Props {
  /** The initial position of the map; null for the default. */
  place: Place | null
  isOpen: boolean
  onClose: () => void
  onPick: (place: Place) => void
}

/** The map in its frame, which reports clicks as messages. */
export function MapDialog({ place, isOpen, onClose, onPick }: Props) {
  const t = useDocumentTexts()
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
      isOpen={isOpen}
      onClose={onClose}
      title={t('opening:mapTitle')}
      size="l"
      footer={
        <Button tone="brand" disabled={!picked} onClick={() => picked && onPick(picked)}>
          {t('opening:usePlace')}
        </Button>
      }
    >
      <p className="pb-3 text-ink-2">{t('opening:mapText')}</p>
      <iframe
        ref={frame}
        src={address}
        title={t('opening:mapTitle')}
        className="h-96 max-h-[60dvh] w-full rounded-2 border border-line"
      />
    </Dialog>
  )
}
