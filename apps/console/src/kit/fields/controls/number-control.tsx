import { formatMoney, parseMoney } from '@fangshi/contract/money'
import { InputNumber } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import type { NumberSpec } from '../spec.ts'
import { passedOn, type ControlProps } from '../control.ts'

const whole = { width: '100%' }

/** A number; or money, which stays text of two decimals from the wire to the screen and back. */
export function NumberControl(props: ControlProps<NumberSpec, number | string | null>) {
  const { spec, value, onChange } = props
  const t = useText()
  const { min, max, step, money } = spec
  return (
    <InputNumber<number | string>
      {...passedOn(props)}
      style={whole}
      value={value}
      stringMode={money}
      min={money ? (min ?? 0) : min}
      max={max}
      step={step}
      precision={money ? 2 : (spec.precision ?? 0)}
      prefix={money ? '¥' : undefined}
      suffix={spec.unit && t(spec.unit)}
      onBlur={() => {
        const cents = money && value ? parseMoney(String(value)) : null
        if (cents !== null) onChange?.(formatMoney(cents))
        props.onBlur?.()
      }}
      onChange={(next) => onChange?.(next === '' ? null : next)}
    />
  )
}
