import { oauthAccount, oauthCode } from '@fangshi/contract/oauth'
import { useMemo, useState } from 'react'
import { DemoInboxLink } from '~/account/demo-inbox-link.tsx'
import { call } from '~/api/call.ts'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import type { Begun } from '~/oauth/begun.ts'
import { useOauthTexts } from '~/oauth/own-texts.ts'
import { CodeLogin, type SendCode } from '~/pages/auth/code-login.tsx'
import { PasswordLogin, type SendPassword } from '~/pages/auth/password-login.tsx'
import { Segments } from '~/ui/inputs/segments.tsx'
import { NewAccount } from './new-account.tsx'

const choices = ['new', 'own'] as const
const ways = ['password', 'code'] as const

/** Logs into an account and binds the identity to it. */
function OwnAccount({ begun: { state, verifier } }: { begun: Begun }) {
  const t = useOauthTexts()
  const authText = useAuthTexts()
  const [way, setWay] = useState<(typeof ways)[number]>('password')
  const texts = { password: authText('auth:byPassword'), code: authText('auth:byCode') }
  const { byPassword, byCode } = useMemo(() => {
    const begun = { state, verifier }
    const quiet = { quiet: true }
    return {
      byPassword: ((body) => call(oauthAccount, { body: { ...begun, ...body } }, quiet)) satisfies SendPassword,
      byCode: ((body) => call(oauthCode, { body: { ...begun, ...body } }, quiet)) satisfies SendCode,
    }
  }, [state, verifier])
  const label = t('oauth:bindAndLogin')
  return (
    <>
      <Segments
        name="way"
        label={authText('auth:loginWay')}
        choices={ways.map((value) => ({ value, text: texts[value] }))}
        value={way}
        onChange={setWay}
        className="mb-4"
      />
      {way === 'password' ? (
        <PasswordLogin demo={null} isLeaving={false} send={byPassword} label={label} />
      ) : (
        <CodeLogin isLeaving={false} send={byCode} label={label} />
      )}
    </>
  )
}

/** The choice of an account for an identity that has none: a new one, or one that is there (rules §10). */
export function ChooseAccount({ begun }: { begun: Begun }) {
  const t = useOauthTexts()
  const [choice, setChoice] = useState<(typeof choices)[number]>('new')
  return (
    <>
      <Segments
        name="choice"
        label={t('oauth:choice')}
        choices={choices.map((value) => ({ value, text: t(`oauth:choice_${value}`) }))}
        value={choice}
        onChange={setChoice}
        className="mb-4"
      />
      {choice === 'new' ? <NewAccount begun={begun} /> : <OwnAccount begun={begun} />}
      <div className="pt-4">
        <DemoInboxLink />
      </div>
    </>
  )
}
