import { BellOutlined } from '@ant-design/icons'
import { loadChunk } from '@fangshi/contract/load-chunk'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useState } from 'react'
import type { AreaName } from '../../../areas/areas.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './bell.module.css'
import { unreadQuery } from './routes.ts'
import { bellTexts } from './texts.ts'

const BellDrawer = lazy(() => loadChunk(() => import('./bell-drawer.tsx'), 'bell'))

/** A bell with the number of unread notifications, which opens their list. */
export function Bell({ area }: { area: AreaName }) {
  const t = useText()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  const { data: { unread } = { unread: 0 } } = useQuery({ ...unreadQuery(area), enabled: false }) // asked for by `followNotifications`
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    // The socket comes after the page.
    void import('./follow.ts').then(({ followNotifications }) => {
      if (!isGone) stop = followNotifications(area, client)
    })
    return () => {
      isGone = true
      stop?.()
    }
  }, [area, client])
  const open = (): void => {
    setOpen(true)
    setWasOpen(true)
  }
  return (
    <>
      <button
        type="button"
        className={styles.bell}
        aria-haspopup="dialog"
        aria-label={unread > 0 ? t(bellTexts.unread, { count: unread }) : t(bellTexts.title)}
        onClick={open}
      >
        <BellOutlined aria-hidden />
        {unread > 0 && (
          <span className={styles.count} aria-hidden>
            {unread > 99 ? '99+' : unread}
          </span>
        )}
      </button>
      {wasOpen && (
        <Suspense>
          <BellDrawer area={area} isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
