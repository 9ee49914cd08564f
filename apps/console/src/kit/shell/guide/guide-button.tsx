import { QuestionCircleOutlined } from '@ant-design/icons'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'react-router'
import type { AreaName } from '../../../areas/areas.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from '../bell/bell.module.css'
import { guideOf } from './guide-of.ts'
import { guideTexts } from './texts.ts'

const GuideDrawer = lazy(() => loadChunk(() => import('./guide-drawer.tsx'), 'guide'))

/** Opens the guide to the page on screen; nothing where there is none. */
export function GuideButton({ area }: { area: AreaName }) {
  const t = useText()
  const name = guideOf(area, useLocation().pathname)
  const [shown, setShown] = useState<string>()
  const [isOpen, setOpen] = useState(false)
  if (!name) return null
  const open = (): void => {
    setShown(name)
    setOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        aria-label={t(guideTexts.open)}
        onClick={open}
      >
        <QuestionCircleOutlined aria-hidden />
      </button>
      {shown && (
        <Suspense>
          <GuideDrawer area={area} name={shown} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
