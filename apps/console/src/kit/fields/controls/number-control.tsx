import { formatMoney, parseMoney } from '@fangshi/contract/money'
import { InputNumber } from 'antd'
import { useRef, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import type { NumberSpec } from '../spec.ts'
import { fieldTexts } from '../texts.ts'
import styles from './number-control.module.css'
import { hasMoreDecimals, shownOf } from '../typed-number.ts'
import { passedOn, type ControlProps } from '../control.ts'

const whole = { width: '100%' }

/** A number; or money, which stays text of two decimals from the wire to the screen and back. */
export function NumberControl(props: ControlProps<NumberSpec, number | string | null>) {
  const { spec, value, onChange } = props
  const t = useText()
  const { min, max, step, money } = spec
  const precision = money ? 2 : (spec.precision ?? 0)
  const typed = useRef('')
  const [isRounded, setRounded] = useState(false)
  return (
    <>
      <InputNumber<number | string>
        {...passedOn(props)}
        style={whole}
        value={value}
        stringMode={money}
        min={money ? (min ?? 0) : min}
        max={max}
        step={step}
        precision={precision}
        prefix={money ? '¥' : undefined}
        suffix={spec.unit && t(spec.unit)}
        onInput={(text) => {
          typed.current = text
          setRounded(false)
        }}
        onBlur={() => {
          setRounded(hasMoreDecimals(typed.current, precision))
          typed.current = ''
          const cents = money && value ? parseMoney(String(value)) : null
          if (cents !== null) onChange?.(formatMoney(cents))
          props.onBlur?.()
        }}
        onChange={(next) => onChange?.(next === '' ? null : next)}
      />
      <span role="status" className={styles.note}>
        {isRounded && value !== null && value !== undefined && t(fieldTexts.rounded, { value: shownOf(value, money) })}
      </span>
    </>
  )
}
