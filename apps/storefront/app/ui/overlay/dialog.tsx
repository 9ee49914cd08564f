import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense, useState, type ReactNode } from 'react'

export interface OverlayProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Stays at the bottom while the content scrolls: the buttons. */
  footer?: ReactNode
}

export interface DialogProps extends OverlayProps {
  /** 30rem by default; `l` for content with several columns. */
  size?: 'm' | 'l'
  /** Asks for a decision: Escape works, a press outside does not close. */
  role?: 'dialog' | 'alertdialog'
}

// react-aria comes with the first dialog, never with the first load of a page (architecture, Rendering).
const DialogPanel = lazy(() => loadChunk(() => import('./dialog-panel.tsx')))
const SheetPanel = lazy(() => loadChunk(() => import('./sheet-panel.tsx')))

/** Once opened it stays mounted, so that leaving can be animated. */
function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen
}

/** A modal dialog: focus is kept inside and given back, Escape closes, the page behind is inert. */
export function Dialog(props: DialogProps) {
  if (!useWasOpen(props.isOpen)) return null
  return (
    <Suspense>
      <DialogPanel {...props} />
    </Suspense>
  )
}

/** A sheet from the bottom on phones (swipe down, Escape or the backdrop close it), a dialog above 768 px. */
export function BottomSheet(props: OverlayProps) {
  if (!useWasOpen(props.isOpen)) return null
  return (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  )
}
