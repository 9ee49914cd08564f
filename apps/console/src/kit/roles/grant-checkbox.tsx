import { Checkbox, Tooltip } from 'antd'
import type { ReactNode } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Box } from './role-draft.ts'

const notGrantable = l('您自己没有这项权限，不能授予', 'You can’t grant a permission you don’t have')

interface Props {
  box: Box
  /** Its name if no text stands beside it. */
  label?: string
  children?: ReactNode
  onChange: (isOn: boolean) => void
}

/** A three-state checkbox; what the editor does not have cannot be granted, and a tooltip says why. */
export function GrantCheckbox({ box: { ticks, isGrantable, next }, label, children, onChange }: Props) {
  const t = useText()
  const box = (
    <Checkbox
      checked={ticks === 'all'}
      indeterminate={ticks === 'some'}
      disabled={!isGrantable}
      aria-label={label}
      onChange={() => onChange(next)}
    >
      {children}
    </Checkbox>
  )
  return isGrantable ? (
    box
  ) : (
    <Tooltip title={t(notGrantable)}>
      <span>{box}</span>
    </Tooltip>
  )
}
