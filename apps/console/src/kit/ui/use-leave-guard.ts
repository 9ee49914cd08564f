import { App } from 'antd'
import { useCallback, useEffect, useRef } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { uiTexts } from './texts.ts'
import { useBlocker } from 'react-router'

/**
 * Asks once before unsaved changes are lost: when the dialog closes, the route changes or the page is left.
 * Returns the function that closes the dialog.
 */
export function useLeaveGuard(isDirty: boolean, onLeave: () => void): () => void {
  const t = useText()
  const { modal } = App.useApp()
  const isAsking = useRef(false)

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

  const blocker = useBlocker(isDirty)
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    void ask().then((isSure) => {
      if (!isSure) return blocker.reset()
      onLeave()
      blocker.proceed()
    })
  }, [blocker, ask, onLeave])

  useEffect(() => {
    if (!isDirty) return
    const keep = (event: BeforeUnloadEvent): void => event.preventDefault()
    window.addEventListener('beforeunload', keep)
    return () => window.removeEventListener('beforeunload', keep)
  }, [isDirty])

  return () => {
    if (!isDirty) return onLeave()
    void ask().then((isSure) => isSure && onLeave())
  }
}
