import { forgetPassword } from '@fangshi/contract/accounts'
import { startShopperSession } from '~/account/start-shopper-session.ts'
import { solveProofOfWork } from '~/account/proof-of-work.ts'
import { call } from '~/api/call.ts'
import { authTexts, useAuthTexts } from '~/area-texts/auth-texts.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/forget-password'
import { AuthFrame } from './auth-frame.tsx'
import { CodeFormFields, type CodeForm } from './code-form-fields.tsx'
import { FactorCodeField } from './factor-code-field.tsx'
import { useFactorStep } from './use-factor-step.ts'
import { LoginInstead } from './login-instead.tsx'
import { loginQueryKeys, useLoginRedirect } from './use-login-redirect.ts'

export const handle: PageHandle = { queryKeys: loginQueryKeys }

export function meta({ matches }: Route.MetaArgs) {
  const t = authTexts(rootData(matches).locale)
  const description = t('auth:forgotText')
  return pageMeta(matches, { title: t('auth:forgotTitle'), description, path: links.forgetPassword(), noindex: true })
}

export default function ForgetPassword() {
  const t = useAuthTexts()
  const { next, isLeaving } = useLoginRedirect()
  const step = useFactorStep()
  const fields = useFields<CodeForm>({
    names: ['phone', 'code', 'password', 'password_again', 'factor_code'],
    at: { PHONE_UNKNOWN: 'phone', SMS_PHONE_EMPTY: 'phone' },
  })
  const reset = async ({ phone, code, password, password_again, factor_code }: CodeForm): Promise<void> => {
    const factor = factor_code ? { factor_code } : {}
    const body = { phone, code, password, password_again, ...factor, proof: await solveProofOfWork() }
    const { access_token } = await call(forgetPassword, { body }, { quiet: true })
    await startShopperSession(access_token)
    toast({ text: t('auth:passwordReset'), tone: 'ok' })
  }
  const send = fields.submit((values) => step.attempt(() => reset(values)))
  return (
    <AuthFrame title={t('auth:forgotTitle')} text={t('auth:forgotText')}>
      <form noValidate onSubmit={send} className="space-y-4">
        <FormAlert text={fields.alert} />
        <CodeFormFields fields={fields} purpose="forget_password" passwordLabel={t('auth:newPassword')} />
        {step.isOpen && <FactorCodeField fields={fields} name="factor_code" />}
        <SubmitButton size="l" className="w-full" busy={fields.isSending || isLeaving}>
          {t('auth:resetAndLogin')}
        </SubmitButton>
      </form>
      <LoginInstead question={t('auth:rememberedPassword')} next={next} />
    </AuthFrame>
  )
}
