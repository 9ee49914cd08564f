import { Button, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import styles from './editor.module.css'

interface Props {
  label: string
  icon: ReactNode
  /** Pressed or not; undefined for buttons that have no state. */
  isOn?: boolean
  disabled?: boolean
  onClick: () => void
}

/** One button of the toolbar. It leaves the selection of the text as it is. */
export function ToolButton({ label, icon, isOn, disabled, onClick }: Props) {
  return (
    <Tooltip title={label} mouseEnterDelay={0.5}>
      <Button
        type="text"
        size="small"
        icon={icon}
        aria-label={label}
        aria-pressed={isOn}
        disabled={disabled}
        className={isOn ? styles.on : undefined}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onClick}
      />
    </Tooltip>
  )
}
