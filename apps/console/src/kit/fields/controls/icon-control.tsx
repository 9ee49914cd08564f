import { AutoComplete } from 'antd'
import { iconNames, MenuIcon } from '../../ui/icons.tsx'
import type { IconSpec } from '../spec.ts'
import { passedOn, type ControlProps } from '../control.ts'
import styles from './icon-control.module.css'

const whole = { width: '100%' }
const proposals = iconNames.map((name) => ({
  value: name,
  label: (
    <span className={styles.proposal}>
      <MenuIcon name={name} />
      {name}
    </span>
  ),
}))

/** The name of an icon, with suggestions and a preview of the chosen one. */
export function IconControl(props: ControlProps<IconSpec, string>) {
  const { spec, value, onChange } = props
  return (
    <AutoComplete
      {...passedOn(props)}
      style={whole}
      value={value ?? ''}
      prefix={<MenuIcon name={value ?? ''} />}
      options={proposals}
      showSearch={{ filterOption: (typed, option) => !!option?.value.includes(typed.trim().toLowerCase()) }}
      allowClear={!spec.required}
      onChange={(next: string | undefined) => onChange?.(next ?? '')}
    />
  )
}
