import { demoLogins, loginHome } from '@fangshi/contract/accounts'
import { CallError } from '@fangshi/contract/client'
import { messageOf } from '@fangshi/contract/errors'
import { Text } from '@fangshi/contract/shapes'
import { DemoInboxLink } from '~/account/demo-inbox-link.tsx'
import { startShopperSession } from '~/account/start-shopper-session.ts'
import { notEmpty } from '~/account/field-checks.ts'
import { solveProofOfWork } from '~/account/proof-of-work.ts'
import { call } from '~/api/call.ts'
import { fits } from '~/form/field-errors.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { translator } from '~/i18n/language.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useLocale, useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { serverContext } from '~/host/server-context.ts'
import { Field } from '~/ui/inputs/field.tsx'
import { PasswordInput } from '~/ui/inputs/password-input.tsx'
import { TextInput } from '~/ui/inputs/text-input.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/login'
import { AuthFrame } from './auth-frame.tsx'
import { FactorCodeField } from './factor-code-field.tsx'
import { useFactorStep } from './use-factor-step.ts'
import { loginQueryKeys, useLoginRedirect } from './use-login-redirect.ts'

export const handle: PageHandle = { queryKeys: loginQueryKeys }

interface Values {
  username: string
  password: string
  factor_code?: string
}

/** The demo's shopper to prefill the form; null outside the demo (rules §0). */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, mode } = context.get(serverContext)
  if (mode !== 'demo') return null
  return (await call(demoLogins, {})).find(({ area }) => area === 'Home') ?? null
}

export function meta({ matches }: Route.MetaArgs) {
  const t = translator(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('auth:login'),
    description: t('auth:loginText'),
    path: links.login(),
    noindex: true,
  })
}

export default function Login({ loaderData: demo }: Route.ComponentProps) {
  const t = useText()
  const locale = useLocale()
  const { next, isLeaving } = useLoginRedirect()
  const step = useFactorStep()
  const fields = useFields<Values>({
    names: ['username', 'password', 'factor_code'],
    // Outside the demo nothing is preset, so what the browser has filled in stays.
    defaultValues: demo ? { username: demo.username, password: demo.password } : undefined,
  })
  const { form, field, errorOf, submit, isSending, alert, setAlert } = fields
  const logIn = async (values: Values): Promise<void> => {
    const body = { provider: 'users' as const, ...values, proof: await solveProofOfWork() }
    const { access_token } = await call(loginHome, { body }, { quiet: true })
    if (!(await startShopperSession(access_token))) return setAlert(messageOf('SUB_ACCOUNT_MAY_NOT_BUY', locale))
    toast({ text: t('auth:loggedIn'), tone: 'ok' })
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
    <AuthFrame title={t('auth:loginTitle')} text={t('auth:loginText')}>
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
          {t('auth:login')}
        </SubmitButton>
      </form>
      <p className="flex flex-wrap justify-between gap-2 py-4 text-13">
        <span className="text-ink-2">
          {t('auth:noAccount')}{' '}
          <LocalLink
            to={links.register(next)}
            className="inline-block rounded-1 py-1 font-medium text-brand hover:underline"
          >
            {t('auth:registerNow')}
          </LocalLink>
        </span>
        <LocalLink
          to={links.forgetPassword(next)}
          className="inline-block rounded-1 py-1 text-ink-2 hover:text-brand hover:underline"
        >
          {t('auth:forgot')}
        </LocalLink>
      </p>
      <DemoInboxLink />
    </AuthFrame>
  )
}
