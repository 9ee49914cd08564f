import { FullscreenExitOutlined, FullscreenOutlined } from '@ant-design/icons'
import { Button, Modal } from 'antd'
import { useState, type ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { uiTexts } from './texts.ts'
import styles from './dialog.module.css'
import { usePhone } from './use-phone.ts'

interface Props {
  title: string
  /** Default: half of the window, but never too narrow for two columns (spec §9). */
  width?: string
  /** Over the whole screen at first. */
  isFull?: boolean
  footer: ReactNode
  /** Clicking outside the dialog does not close it. */
  isModal?: boolean
  /** What is only read has nothing to focus, so the body itself takes the focus to be scrolled by keyboard (WCAG 2.1.1). */
  isReadOnly?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog with a full-screen switch; on phones it is always full screen. It is open as long as it is rendered. */
export function Dialog({
  title,
  width = 'max(50%, 640px)',
  isFull = false,
  footer,
  isModal = true,
  isReadOnly = false,
  onClose,
  children,
}: Props) {
  const t = useText()
  const isPhone = usePhone()
  const [isMaximized, setMaximized] = useState(isFull)
  const isWhole = isPhone || isMaximized
  return (
    <Modal
      open
      width={isWhole ? '100vw' : width}
      className={isWhole ? styles.whole : styles.dialog}
      centered={!isWhole}
      mask={{ closable: !isModal }}
      closable={{ 'aria-label': t(actionTexts.close) }}
      onCancel={onClose}
      footer={footer}
      {...(isReadOnly && { bodyProps: { tabIndex: 0 } })}
      title={
        <span className={styles.title}>
          <span>{title}</span>
          {!isPhone && (
            <Button
              type="text"
              size="small"
              icon={isMaximized ? <FullscreenExitOutlined aria-hidden /> : <FullscreenOutlined aria-hidden />}
              aria-label={t(isMaximized ? uiTexts.leaveFullScreen : uiTexts.fullScreen)}
              onClick={() => setMaximized(!isMaximized)}
            />
          )}
        </span>
      }
    >
      {children}
    </Modal>
  )
}
