import { Input } from 'antd'
import { useId } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './configs.module.css'

const kinds = {
  phone: { label: l('接收测试短信的手机号', 'Phone number for the test message'), type: 'tel', maxLength: 20 },
  email: { label: l('接收测试邮件的邮箱', 'Address for the test mail'), type: 'email', maxLength: 200 },
} as const

interface Props {
  kind: keyof typeof kinds
  value: string
  /** What is wrong with it. */
  fault: string | undefined
  onChange: (value: string) => void
  onEnter: () => void
}

/** The phone or the address that receives a test. */
export function TestReceiver({ kind, value, fault, onChange, onEnter }: Props) {
  const t = useText()
  const id = useId()
  const { label, ...input } = kinds[kind]
  return (
    <>
      <label htmlFor={id}>{t(label)}</label>
      <div>
        <Input
          id={id}
          className={styles.phone}
          {...input}
          autoComplete="off"
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
