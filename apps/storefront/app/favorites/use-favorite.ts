import type { FavoriteKind } from '@fangshi/contract/favorites'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import { rememberFavorite, takeRemembered } from './favorite-before-login.ts'

export interface FavoriteSwitch {
  isMine: boolean
  /** How many people saved it, including changes made on this page. */
  count: number
  press: () => void
}

/**
 * Whether the goods or the store is a favourite, and a function to toggle it. It changes at once and reverts if the
 * server refuses.
 */
export function useFavorite(kind: FavoriteKind, id: number, count: number): FavoriteSwitch {
  const t = useText()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const { pathname, search } = useLocation()
  const isLoggedIn = useIsLoggedIn()
  const [isMine, setIsMine] = useState(false)
  /** Whether the count in the page's data already includes this shopper. */
  const [counted, setCounted] = useState({ count, isMine: false })
  if (counted.count !== count) setCounted({ count, isMine })
  const isPressed = useRef(false)
  const sending = useRef(Promise.resolve())

  const set = (on: boolean): void => {
    isPressed.current = true
    setIsMine(on)
    const send = async (): Promise<void> => {
      const { setFavorites } = await import('./favorite-calls.ts')
      await setFavorites(kind, [id], on)
    }
    // One request after another, so the last click wins. `call` shows errors itself.
    sending.current = sending.current.then(send).catch(() => setIsMine(!on))
    const action = on
      ? { label: t('favorite:view'), act: () => void navigate(localPath(links.favorites(kind))) }
      : { label: t('ui:undo'), act: () => set(true) }
    toast({ text: t(on ? `favorite:added_${kind}` : `favorite:removed_${kind}`), tone: 'ok', action })
  }
  const addRemembered = useEffectEvent(() => set(true))

  useEffect(() => {
    if (!isLoggedIn) return
    let isGone = false
    const ask = async (): Promise<void> => {
      const { loadIsFavorite } = await import('./favorite-calls.ts')
      const mine = await loadIsFavorite(kind, id)
      if (isGone) return
      setCounted((shown) => ({ ...shown, isMine: mine }))
      const isRemembered = takeRemembered(kind, id)
      if (isPressed.current) return
      if (isRemembered && !mine) addRemembered()
      else setIsMine(mine)
    }
    ask().catch(() => undefined)
    return () => {
      isGone = true
      isPressed.current = false
      setIsMine(false)
    }
  }, [isLoggedIn, kind, id])

  const press = (): void => {
    if (isLoggedIn) return set(!isMine)
    rememberFavorite(kind, id)
    toast({ text: t('favorite:loginFirst') })
    void navigate(localPath(links.login(pathname + search)))
  }
  return { isMine, count: Math.max(0, count + Number(isMine) - Number(counted.isMine)), press }
}
