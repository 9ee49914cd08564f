import type { loginHome } from '@fangshi/contract/accounts'
import { CallError } from '@fangshi/contract/client'
import type { Input, Reply } from '@fangshi/contract/route'
import { Text } from '@fangshi/contract/shapes'
import { notEmpty } from '~/account/field-checks.ts'
import { solveProofOfWork } from '~/account/proof-of-work.ts'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { fits } from '~/form/field-errors.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { PasswordInput } from '~/ui/inputs/password-input.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { FactorCodeField } from './factor-code-field.tsx'
import { useFactorStep } from './use-factor-step.ts'
import { useLogIn } from './use-log-in.ts'

interface Values {
  username: string
  password: string
  factor_code?: string
}

/** Sends a login by password; rejects like its call. */
export type SendPassword = (body: Input<typeof loginHome>['body']) => Promise<Reply<typeof loginHome>>

/** The login by password; `demo` has the demo's shopper, who is filled in, `label` is what its button says. */
export function PasswordLogin({
  demo,
  isLeaving,
  send: sendLogin,
  label,
}: {
  demo: { username: string; password: string } | null
  isLeaving: boolean
  send: SendPassword
  label?: string
}) {
  const t = useAuthTexts()
  const step = useFactorStep()
  const fields = useFields<Values>({
    names: ['username', 'password', 'factor_code'],
    // Outside the demo nothing is preset, so what the browser has filled in stays.
    defaultValues: demo ? { username: demo.username, password: demo.password } : undefined,
  })
  const { form, field, errorOf, submit, isSending, alert, setAlert } = fields
  const start = useLogIn(setAlert)
  const logIn = async (values: Values): Promise<void> => {
    const body = { provider: 'users' as const, ...values, proof: await solveProofOfWork() }
    await start((await sendLogin(body)).access_token)
  }
  const send = submit(async (values) => {
    try {
      await step.attempt(() => logIn(values))
    } catch (error) {
      // What is wrong with the code stands at its field, which takes the focus.
      if (!(error instanceof CallError && error.fields.factor_code)) form.setFocus('password')
      throw error
    }
  })
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <FormAlert text={alert} />
      <Field label={t('auth:account')} error={errorOf('username')}>
        {(input) => (
          <TextInput
            {...input}
            autoComplete="username"
            autoCapitalize="off"
            spellCheck={false}
            defaultValue={demo?.username}
            {...field('username', fits(Text(1, 60)))}
          />
        )}
      </Field>
      <Field label={t('auth:password')} error={errorOf('password')}>
        {(input) => (
          <PasswordInput
            {...input}
            autoComplete="current-password"
            defaultValue={demo?.password}
            {...field('password', notEmpty)}
          />
        )}
      </Field>
      {step.isOpen && <FactorCodeField fields={fields} name="factor_code" />}
      {demo && !step.isOpen && <p className="text-13 text-ink-2">{t('auth:demoLogin')}</p>}
      <SubmitButton size="l" className="w-full" busy={isSending || isLeaving}>
        {label ?? t('auth:login')}
      </SubmitButton>
    </form>
  )
}
