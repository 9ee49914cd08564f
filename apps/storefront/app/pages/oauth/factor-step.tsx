import { oauthSecondFactor } from '@fangshi/contract/oauth'
import { call } from '~/api/call.ts'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { FormAlert } from '~/form/form-alert.tsx'
import { SubmitButton } from '~/form/submit-button.tsx'
import { useFields } from '~/form/use-fields.ts'
import type { Begun } from '~/oauth/begun.ts'
import { FactorCodeField } from '~/pages/auth/factor-code-field.tsx'
import { useLogIn } from '~/pages/auth/use-log-in.ts'

/** The code of the second factor of the account that the identity has. */
export function FactorStep({ begun: { state, verifier } }: { begun: Begun }) {
  const t = useAuthTexts()
  const fields = useFields<{ factor_code: string }>({ names: ['factor_code'] })
  const start = useLogIn(fields.setAlert)
  const send = fields.submit(async ({ factor_code }) => {
    const body = { state, verifier, factor_code }
    await start((await call(oauthSecondFactor, { body }, { quiet: true })).access_token)
  })
  return (
    <form noValidate onSubmit={send} className="space-y-4">
      <FormAlert text={fields.alert} />
      <FactorCodeField fields={fields} name="factor_code" />
      <SubmitButton size="l" className="w-full" busy={fields.isSending}>
        {t('auth:login')}
      </SubmitButton>
    </form>
  )
}
