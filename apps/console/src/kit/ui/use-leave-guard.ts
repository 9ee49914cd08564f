import { App } from 'antd'
import { useCallback, useEffect, useRef } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { uiTexts } from './texts.ts'
import { useBlocker } from 'react-router'

const nothing = (): void => {}

interface LeaveGuard {
  /** Closes the dialog, after asking. */
  close: () => void
  /** To be called once the changes are saved: the next navigation asks nothing. */
  allow: () => void
}

/**
 * Asks once before unsaved changes are lost: when the dialog closes (`onLeave`), the route changes (`onNavigate`, before
 * that) or the page is left.
 */
export function useLeaveGuard(isDirty: boolean, onLeave = nothing, onNavigate = onLeave): LeaveGuard {
  const t = useText()
  const { modal } = App.useApp()
  const isAsking = useRef(false)
  const isAllowed = useRef(false)

  const ask = useCallback(async (): Promise<boolean> => {
    if (isAsking.current) return false
    isAsking.current = true
    const isSure = await modal.confirm({
      title: t(uiTexts.unsaved),
      okText: t(uiTexts.discard),
      okButtonProps: { danger: true },
      cancelText: t(uiTexts.goOn),
      focusable: { autoFocusButton: 'cancel' },
    })
    isAsking.current = false
    return isSure
  }, [modal, t])

  const blocker = useBlocker(() => isDirty && !isAllowed.current)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void ask().then((isSure) => {
      if (!isSure) return blocker.reset()
      isAllowed.current = true
      onNavigate()
      blocker.proceed()
    })
  }, [blocker, ask, onNavigate])

  useEffect(() => {
    if (!isDirty) return
    const keep = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', keep)
    return () => window.removeEventListener('beforeunload', keep)
  }, [isDirty])

  const allow = (): void => {
    isAllowed.current = true
  }
  const leave = (): void => {
    allow()
    onLeave()
  }
  return { allow, close: () => (isDirty ? void ask().then((isSure) => isSure && leave()) : leave()) }
}
