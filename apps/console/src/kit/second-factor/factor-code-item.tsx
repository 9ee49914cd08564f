import { SafetyOutlined } from '@ant-design/icons'
import { messageOf } from '@fangshi/contract/errors'
import { Button, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './factor-code-item.module.css'
import { factorCodeTexts } from './texts.ts'

interface Props {
  name: string
  /** A recovery code does as well. */
  mayBeRecovery?: boolean
  /** It is where one types first. */
  hasFocus?: boolean
}

/** The field of a form for the code of an authenticator app, or for a recovery code instead. */
export function FactorCodeItem({ name, mayBeRecovery = true, hasFocus = true }: Props) {
  const t = useText()
  const form = Form.useFormInstance()
  const [isRecovery, setRecovery] = useState(false)
  useEffect(() => {
    if (hasFocus) form.focusField(name)
  }, [form, name, hasFocus])

  function change(): void {
    setRecovery(!isRecovery)
    form.setFields([{ name, value: '', errors: [] }])
    form.focusField(name)
  }

  return (
    <Form.Item
      name={name}
      label={t(isRecovery ? factorCodeTexts.recovery : factorCodeTexts.code)}
      rules={[{ required: true, whitespace: true, message: messageOf('REQUIRED', useLocale()) }]}
      extra={
        <span className={styles.extra}>
          {t(isRecovery ? factorCodeTexts.recoveryHelp : factorCodeTexts.codeHelp)}
          {mayBeRecovery && (
            <Button type="link" className={styles.other} onClick={change}>
              {t(isRecovery ? factorCodeTexts.useApp : factorCodeTexts.useRecovery)}
            </Button>
          )}
        </span>
      }
    >
      <Input
        prefix={<SafetyOutlined aria-hidden />}
        autoComplete="one-time-code"
        inputMode={isRecovery ? 'text' : 'numeric'}
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
      />
    </Form.Item>
  )
}
