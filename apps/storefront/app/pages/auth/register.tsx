import { register } from '@fangshi/contract/accounts'
import { startingBalanceCents } from '@fangshi/contract/ledger-events'
import { startShopperSession } from '~/account/start-shopper-session.ts'
import { forgetInviter, rememberedInviter } from '~/account/inviter.ts'
import { solveProofOfWork } from '~/account/proof-of-work.ts'
import { call } from '~/api/call.ts'
import { authTexts, useAuthTexts } from '~/area-texts/auth-texts.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { useSite } from '~/site/shell-data.ts'
import { toast } from '~/ui/toast/toast-store.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import type { Route } from './+types/register'
import { AgreementField } from './agreement-field.tsx'
import { AuthFrame } from './auth-frame.tsx'
import { CodeFormFields, type CodeForm } from './code-form-fields.tsx'
import { LoginInstead } from './login-instead.tsx'
import { loginQueryKeys, useLoginRedirect } from './use-login-redirect.ts'

export const handle: PageHandle = { queryKeys: loginQueryKeys }

export function meta({ matches }: Route.MetaArgs) {
  const t = authTexts(rootData(matches).locale)
  const description = t('auth:registerText')
  return pageMeta(matches, { title: t('auth:register'), description, path: links.register(), noindex: true })
}

/** Whole yuan. */
const startingAmount = (startingBalanceCents / 100).toLocaleString('en')

export default function Register() {
  const t = useAuthTexts()
  const { demo } = useSite()
  const { next, isLeaving } = useLoginRedirect()
  const fields = useFields<CodeForm>({
    names: ['phone', 'code', 'password', 'password_again', 'agreed'],
    at: { PHONE_TAKEN: 'phone', SMS_PHONE_EMPTY: 'phone' },
  })
  const send = fields.submit(async ({ agreed, ...values }) => {
    const body = { ...values, agreed, inviter_id: rememberedInviter(), proof: await solveProofOfWork() }
    const { access_token } = await call(register, { body }, { quiet: true })
    forgetInviter()
    await startShopperSession(access_token)
    toast({ text: t(demo ? 'auth:registeredDemo' : 'auth:registered', { amount: startingAmount }), tone: 'ok' })
  })
  return (
    <AuthFrame title={t('auth:registerTitle')} text={t('auth:registerText')}>
      <form noValidate onSubmit={send} className="space-y-4">
        <FormAlert text={fields.alert} />
        {demo && (
          <p role="note" className="rounded-3 bg-sunken px-4 py-3 text-13 text-ink-2">
            {t('auth:demoBalance', { amount: startingAmount })}
          </p>
        )}
        <CodeFormFields fields={fields} purpose="register" passwordLabel={t('auth:password')} />
        <AgreementField fields={fields} />
        <SubmitButton size="l" className="w-full" busy={fields.isSending || isLeaving}>
          {t('auth:register')}
        </SubmitButton>
      </form>
      <LoginInstead question={t('auth:hasAccount')} next={next} />
    </AuthFrame>
  )
}
