import { Switch } from 'antd'
import { useLabel } from '../../label.ts'
import type { SwitchSpec } from '../spec.ts'
import { passedOn, type ControlProps } from '../control.ts'

export function SwitchControl(props: ControlProps<SwitchSpec, boolean>) {
  const { spec, value, onChange } = props
  const label = useLabel()
  const { placeholder: _none, onBlur: _blur, ...rest } = passedOn(props)
  return (
    <Switch
      {...rest}
      checked={value ?? false}
      checkedChildren={spec.activeText && label(spec.activeText)}
      unCheckedChildren={spec.inactiveText && label(spec.inactiveText)}
      onChange={(checked) => onChange?.(checked)}
    />
  )
}
