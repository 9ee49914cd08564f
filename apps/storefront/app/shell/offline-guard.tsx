import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { useText } from '~/i18n/text.tsx'
import { toast } from '~/ui/toast/toast-store.ts'

/** The link of this shop that a click without modifier keys would open in this tab. */
function linkOf({ target, button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | undefined {
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return undefined
  const link = target instanceof Element ? target.closest('a') : null
  const isOwn = link?.origin === location.origin && !link.target && !link.hasAttribute('download')
  return isOwn && link.pathname + link.search !== location.pathname + location.search ? link : undefined
}

/**
 * Says when the connection is lost and back. Meanwhile links keep the page, which the browser would replace by its own
 * error page, and offer another try.
 */
export function OfflineGuard() {
  const t = useText()
  const navigate = useNavigate()
  useEffect(() => {
    const stop = new AbortController()
    const { signal } = stop
    const lost = (): void => toast({ text: t('errors:lostConnection'), tone: 'bad' })
    const open = (path: string): void => {
      if (navigator.onLine) return void navigate(path)
      toast({ text: t('errors:lostConnection'), tone: 'bad', action: { label: t('ui:retry'), act: () => open(path) } })
    }
    const hold = (event: MouseEvent): void => {
      const link = navigator.onLine ? undefined : linkOf(event)
      if (!link) return
      event.preventDefault()
      event.stopPropagation()
      open(link.pathname + link.search + link.hash)
    }
    // The router fetches the page of a link that somebody points at, and loads this page anew when it cannot.
    // A pointer that comes from another element of the page enters a link, for React, as it leaves that element.
    const keepFromRouter = (event: Event): void => {
      const entered = event instanceof MouseEvent && event.type === 'mouseout' ? event.relatedTarget : event.target
      if (!navigator.onLine && entered instanceof Element && entered.closest('a')) event.stopPropagation()
    }
    addEventListener('offline', lost, { signal })
    addEventListener('online', () => toast({ text: t('errors:backOnline'), tone: 'ok' }), { signal })
    document.addEventListener('click', hold, { signal, capture: true })
    for (const name of ['mouseover', 'mouseout', 'focusin', 'touchstart'])
      document.addEventListener(name, keepFromRouter, { signal, capture: true })
    return () => stop.abort()
  }, [t, navigate])
  return null
}
