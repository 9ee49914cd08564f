import { Switch } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import type { SwitchSpec } from '../spec.ts'
import { passedOn, type ControlProps } from '../control.ts'

export function SwitchControl(props: ControlProps<SwitchSpec, boolean>) {
  const { spec, value, onChange } = props
  const t = useText()
  const { placeholder: _none, onBlur: _blur, ...rest } = passedOn(props)
  return (
    <Switch
      {...rest}
      checked={value ?? false}
      checkedChildren={spec.activeText && t(spec.activeText)}
      unCheckedChildren={spec.inactiveText && t(spec.inactiveText)}
      onChange={(checked) => onChange?.(checked)}
    />
  )
}
