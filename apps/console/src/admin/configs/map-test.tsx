import { mapAddress, mapState } from '@fangshi/contract/map'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './configs.module.css'
import { TestOutcome, timeOfDay } from './check-outcome.tsx'
import { saveFirst, TestSection } from './check-section.tsx'

const texts = {
  title: l('测试已保存的地图密钥', 'Test saved map keys'),
  noKey: l('请先填写并保存 JS API Key', 'Save a JS API key before testing.'),
  map: l('测试地图', 'Test map'),
  drawn: l('地图加载成功', 'The map loaded.'),
  notDrawn: l(
    '地图加载失败，请检查 Key、安全密钥和域名白名单。',
    'The map did not load. Check the key, the security key and the allowed domains.',
  ),
}

/** ms; with a wrong key the provider's script loads, but draws nothing. */
const patienceMs = 15_000

interface Props {
  hasKey: boolean
  /** Tests use saved settings, so unsaved changes must be saved first. */
  isDirty: boolean
}

/** Shows a map with the saved keys; if it is drawn, they are valid. */
export function MapTest({ hasKey, isDirty }: Props) {
  const t = useText()
  const locale = useLocale()
  const frame = useRef<HTMLIFrameElement>(null)
  const [attempt, setAttempt] = useState(0)
  const [outcome, setOutcome] = useState<{ ok: boolean; at: string }>()
  const isTrying = attempt > 0 && !outcome

  useEffect(() => {
    if (!isTrying) return
    const end = (ok: boolean): void => setOutcome({ ok, at: timeOfDay() })
    const listen = ({ source, data }: MessageEvent): void => {
      const state = source === frame.current?.contentWindow ? mapState(data) : null
      if (state) end(state === 'map-ready')
    }
    const late = setTimeout(() => end(false), patienceMs)
    window.addEventListener('message', listen)
    return () => {
      clearTimeout(late)
      window.removeEventListener('message', listen)
    }
  }, [isTrying])

  return (
    <TestSection
      title={texts.title}
      reason={isDirty ? saveFirst : hasKey ? undefined : texts.noKey}
      isTrying={isTrying}
      onTry={() => {
        setOutcome(undefined)
        setAttempt(attempt + 1)
      }}
      shown={
        attempt > 0 && (
          <iframe
            key={attempt}
            ref={frame}
            src={mapAddress(null, locale)}
            title={t(texts.map)}
            className={styles.map}
          />
        )
      }
      result={outcome}
      outcome={outcome && <TestOutcome {...outcome} message={t(outcome.ok ? texts.drawn : texts.notDrawn)} />}
    />
  )
}
