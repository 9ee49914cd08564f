import { LockOutlined } from '@ant-design/icons'
import { messageOf } from '@fangshi/contract/errors'
import { Form, Input } from 'antd'
import { useEffect } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { setUpTexts } from './texts.ts'

/** The field for the account's password, asked for again. */
export function PasswordItem() {
  const t = useText()
  const form = Form.useFormInstance()
  useEffect(() => form.focusField('old_password'), [form])
  return (
    <Form.Item
      name="old_password"
      label={t(setUpTexts.password)}
      rules={[{ required: true, message: messageOf('REQUIRED', useLocale()) }]}
    >
      <Input.Password prefix={<LockOutlined aria-hidden />} autoComplete="current-password" maxLength={128} />
    </Form.Item>
  )
}
