import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useText } from '~/i18n/text.tsx'

/** After navigation, focuses the main part and announces the title, as on a full page load. */
export function RouteAnnouncer() {
  const t = useText()
  const { pathname } = useLocation()
  const lastPath = useRef(pathname)
  const [title, setTitle] = useState('')
  useEffect(() => {
    if (lastPath.current === pathname) return
    lastPath.current = pathname
    document.getElementById('main')?.focus({ preventScroll: true })
    setTitle(document.title)
  }, [pathname])
  return (
    <p aria-live="polite" className="sr-only">
      {title && t('shell:pageLoaded', { title })}
    </p>
  )
}
