import { useLayoutEffect, useRef, type ReactNode } from 'react'
import styles from './float-dialog.module.css'

interface Props {
  label: string
  onClose: () => void
  children: ReactNode
}

/** A light dialog over the page while it is mounted. The browser keeps the focus in it and gives it back. */
export function FloatDialog({ label, onClose, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a press beside it; the keyboard has Esc
    <dialog
      ref={dialog}
      aria-label={label}
      className={styles.dialog}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.content}>{children}</div>
    </dialog>
  )
}
