import { Radio } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import type { RadioSpec } from '../spec.ts'
import { passedOn, type ControlProps } from '../control.ts'

export function RadioControl(props: ControlProps<RadioSpec, string | number>) {
  const { spec, label: name, value, onChange } = props
  const t = useText()
  const { placeholder: _none, onBlur: _blur, 'aria-label': ariaLabel, ...rest } = passedOn(props)
  return (
    <Radio.Group
      {...rest}
      aria-label={ariaLabel ?? name}
      value={value}
      options={spec.options.map((choice) => ({ value: choice.value, label: t(choice.label) }))}
      onChange={(event) => onChange?.(event.target.value as string | number)}
    />
  )
}
