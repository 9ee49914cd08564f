import { Input } from 'antd'
import { useId } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './configs.module.css'

const label = l('接收测试短信的手机号', 'Phone number for the test message')

interface Props {
  value: string
  /** What is wrong with it. */
  fault: string | undefined
  onChange: (value: string) => void
  onEnter: () => void
}

/** The phone that receives the test message. */
export function TestPhone({ value, fault, onChange, onEnter }: Props) {
  const t = useText()
  const id = useId()
  return (
    <>
      <label htmlFor={id}>{t(label)}</label>
      <div>
        <Input
          id={id}
          className={styles.phone}
          type="tel"
          autoComplete="off"
          maxLength={20}
          value={value}
          status={fault ? 'error' : undefined}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-fault`}
          onChange={(event) => onChange(event.target.value)}
          onPressEnter={onEnter}
        />
        <p id={`${id}-fault`} role="alert" className={styles.fault}>
          {fault}
        </p>
      </div>
    </>
  )
}
