import { LockOutlined, UserOutlined } from '@ant-design/icons'
import { CallError } from '@fangshi/contract/client'
import { messageOf } from '@fangshi/contract/errors'
import { useMutation } from '@tanstack/react-query'
import { Alert, Button, Checkbox, Form, Input } from 'antd'
import { useEffect, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { loginTexts } from './texts.ts'
import { errorText } from '../session/api.ts'
import type { AreaName } from '../areas/areas.ts'
import { FactorCodeItem } from '../kit/second-factor/factor-code-item.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { Agreement } from './agreement.tsx'
import { logIn } from '../session/log-in.ts'
import styles from './login-form.module.css'
import { useDemoLogin } from './use-demo-login.ts'

interface Values {
  username: string
  password: string
  agreed: boolean
  factor_code?: string
}

const fieldNames = ['username', 'password', 'agreed', 'factor_code'] as const

/** User name, password and the agreement; then the code of accounts with a second factor. The input is kept. */
export function LoginForm({ area, onDone }: { area: AreaName; onDone: () => void }) {
  const t = useText()
  const language = useLocale()
  const [form] = Form.useForm<Values>()
  const demo = useDemoLogin(area)
  const [isSecondStep, setSecondStep] = useState(false)
  const login = useMutation({
    mutationFn: ({ username, password, factor_code }: Values) =>
      logIn(area, { username: username.trim(), password, ...(isSecondStep && factor_code ? { factor_code } : {}) }),
    onSuccess: (isLoggedIn) => {
      if (isLoggedIn) onDone()
    },
    onError: (error) => {
      if (!(error instanceof CallError)) return
      if (error.key === 'SECOND_FACTOR_NEEDED') return setSecondStep(true)
      if (error.key === 'LOGIN_FAILED') setSecondStep(false)
      form.setFields(
        fieldNames.flatMap((name) => {
          const key = error.fields[name]
          return key ? [{ name, errors: [messageOf(key, language)] }] : []
        }),
      )
    },
  })

  useEffect(() => {
    if (demo && !form.isFieldsTouched()) form.setFieldsValue(demo)
  }, [demo, form])

  // Messages already on screen are shown again in the new language.
  useEffect(() => {
    const wrong = form.getFieldsError().filter(({ errors }) => errors.length)
    form.validateFields(wrong.map(({ name }) => name)).catch(() => undefined)
  }, [form, language])

  function back(): void {
    setSecondStep(false)
    login.reset()
    form.resetFields(['factor_code'])
  }

  // What is wrong with the code stands at its field.
  const error = login.error instanceof CallError && login.error.fields.factor_code ? null : login.error
  const required = { required: true, whitespace: true, message: messageOf('REQUIRED', language) }
  return (
    <Form
      form={form}
      name="login"
      layout="vertical"
      size="large"
      requiredMark={false}
      validateTrigger={false}
      initialValues={{ username: '', password: '', agreed: true }}
      scrollToFirstError={{ focus: true }}
      onValuesChange={(changed) =>
        form.setFields(fieldNames.filter((name) => name in changed).map((name) => ({ name, errors: [] })))
      }
      onFinish={(values) => !login.isPending && login.mutate(values)}
    >
      {error && <Alert className={styles.alert} type="error" showIcon title={errorText(error, language)} />}
      <Form.Item
        hidden={isSecondStep}
        name="username"
        label={t(area === 'Admin' ? loginTexts.username : loginTexts.usernameOrPhone)}
        rules={[required]}
      >
        <Input prefix={<UserOutlined aria-hidden />} autoComplete="username" autoCapitalize="none" maxLength={60} />
      </Form.Item>
      <Form.Item
        hidden={isSecondStep}
        name="password"
        label={t(loginTexts.password)}
        rules={[{ ...required, whitespace: false }]}
      >
        <Input.Password prefix={<LockOutlined aria-hidden />} autoComplete="current-password" maxLength={128} />
      </Form.Item>
      <div className={styles.agreement} hidden={isSecondStep}>
        <Form.Item
          name="agreed"
          valuePropName="checked"
          rules={[
            {
              validator: (_, agreed) =>
                agreed ? Promise.resolve() : Promise.reject(new Error(messageOf('AGREEMENT_UNREAD', language))),
            },
          ]}
        >
          <Checkbox>{t(loginTexts.agree)}</Checkbox>
        </Form.Item>
        <Agreement />
      </div>
      {isSecondStep && <FactorCodeItem name="factor_code" />}
      <Button type="primary" htmlType="submit" block loading={login.isPending}>
        {t(isSecondStep ? loginTexts.verify : loginTexts.submit)}
      </Button>
      {isSecondStep && (
        <Button type="link" block onClick={back}>
          {t(loginTexts.back)}
        </Button>
      )}
      {demo && !isSecondStep && <p className={styles.demo}>{t(loginTexts.demo)}</p>}
    </Form>
  )
}
