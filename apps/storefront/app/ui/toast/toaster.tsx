import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useText } from '~/i18n/text.tsx'
import { IconButton } from '~/ui/icon-button.tsx'
import { dismissToast, useToasts, type ShownToast } from './toast-store.ts'

const shownMs = 4_000
/** Enough time to reach the action, also by keyboard. */
const shownWithActionMs = 8_000

function ToastCard({ toast, isHeld }: { toast: ShownToast; isHeld: boolean }) {
  const t = useText()
  useEffect(() => {
    if (isHeld) return
    const timer = setTimeout(() => dismissToast(toast.id), toast.action ? shownWithActionMs : shownMs)
    return () => clearTimeout(timer)
  }, [toast, isHeld])
  const Icon = toast.tone === 'bad' ? CircleAlert : CircleCheck
  return (
    <div className="pointer-events-auto flex min-h-12 w-full max-w-dialog items-center gap-3 rounded-3 border border-line bg-surface py-1 pr-1 pl-4 shadow-3">
      {toast.tone && toast.tone !== 'neutral' && (
        <Icon size={20} className={toast.tone === 'bad' ? 'text-bad' : 'text-ok'} />
      )}
      <p className="min-w-0 flex-1 py-2">{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className="h-9 rounded-2 px-3 font-medium text-brand hover:bg-brand-50"
          onClick={() => dismissToast(toast.id, true)}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton icon={X} size={16} label={t('ui:close')} onClick={() => dismissToast(toast.id)} />
    </div>
  )
}

/** Shows the toasts. Always mounted, so screen readers announce them; they stay while hovered or focused. */
export function Toaster() {
  const t = useText()
  const [isHeld, setIsHeld] = useState(false)
  const toasts = useToasts()
  const hold = (): void => setIsHeld(true)
  const release = (): void => setIsHeld(false)
  return (
    <section
      aria-label={t('ui:notifications')}
      aria-live="polite"
      // Keeps toasts reachable above an open dialog.
      data-react-aria-top-layer
      className="pointer-events-none fixed inset-x-4 bottom-20 in-[body:has([data-bottom-bar])]:max-md:bottom-36 z-60 flex flex-col items-center gap-2 md:bottom-8"
      onPointerEnter={hold}
      onPointerLeave={release}
      onFocus={hold}
      onBlur={release}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} isHeld={isHeld} />
      ))}
    </section>
  )
}
