import { Button } from 'antd'
import type { ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { useText } from '../../i18n/use-text.ts'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { Dialog } from '../ui/dialog.tsx'
import styles from './print-dialog.module.css'

const print = l('打印', 'Print')

/** A print preview; `children` are the sheets, each of which defines its paper. */
export function PrintDialog({ title, onClose, children }: { title: UiText; onClose: () => void; children: ReactNode }) {
  const t = useText()
  return (
    <Dialog
      title={t(title)}
      width="min(720px, 100vw)"
      isModal={false}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(actionTexts.close)}</Button>
          <Button type="primary" onClick={() => window.print()}>
            {t(print)}
          </Button>
        </>
      }
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard */}
      <div className={styles.preview} tabIndex={0} role="region" aria-label={t(title)}>
        {children}
      </div>
      {/* Printed outside the dialog, which would be cut off at the window's edge. */}
      {createPortal(
        <div className={styles.paper} aria-hidden>
          {children}
        </div>,
        document.body,
      )}
    </Dialog>
  )
}
