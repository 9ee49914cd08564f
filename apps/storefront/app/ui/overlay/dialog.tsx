import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense, useState, type ReactNode } from 'react'

export interface OverlayProps {
  isOpen: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** The buttons, which stay at the bottom while the content scrolls. */
  footer?: ReactNode
}

export interface DialogProps extends OverlayProps {
  /** 30rem by default; `l` is for content with several columns. */
  size?: 'm' | 'l'
  /** `alertdialog` asks for a decision: Escape closes it, a click outside does not. */
  role?: 'dialog' | 'alertdialog'
}

// react-aria is loaded with the first dialog, never with the first load of a page.
const DialogPanel = lazy(() => loadChunk(() => import('./dialog-panel.tsx')))
const SheetPanel = lazy(() => loadChunk(() => import('./sheet-panel.tsx')))

/** Once opened it stays mounted, so closing can be animated. */
function useWasOpen(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(isOpen)
  if (isOpen && !wasOpen) setWasOpen(true)
  return wasOpen
}

/** A modal dialog: traps and restores the focus, Escape closes it, the page behind is inert. */
export function Dialog(props: DialogProps) {
  if (!useWasOpen(props.isOpen)) return null
  return (
    <Suspense>
      <DialogPanel {...props} />
    </Suspense>
  )
}

/** A bottom sheet on phones (swipe down, Escape or the backdrop close it), a dialog above 768 px. */
export function BottomSheet(props: OverlayProps) {
  if (!useWasOpen(props.isOpen)) return null
  return (
    <Suspense>
      <SheetPanel {...props} />
    </Suspense>
  )
}
