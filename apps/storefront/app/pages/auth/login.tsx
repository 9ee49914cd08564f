import { demoLogins, loginByCode, loginHome } from '@fangshi/contract/accounts'
import { listLoginWays } from '@fangshi/contract/oauth'
import { useState } from 'react'
import { DemoInboxLink } from '~/account/demo-inbox-link.tsx'
import { authTexts, useAuthTexts } from '~/area-texts/auth-texts.ts'
import { serverContext } from '~/host/server-context.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { Segments } from '~/ui/inputs/segments.tsx'
import type { Route } from './+types/login'
import { AuthFrame } from './auth-frame.tsx'
import { call } from '~/api/call.ts'
import { CodeLogin, type SendCode } from './code-login.tsx'
import { OtherLogins } from './other-logins.tsx'
import { PasswordLogin, type SendPassword } from './password-login.tsx'
import { loginQueryKeys, useLoginRedirect } from './use-login-redirect.ts'

export const handle: PageHandle = { queryKeys: loginQueryKeys }

/** The ways through other providers, and the demo's shopper to prefill the form; null outside the demo (rules §0). */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, mode } = context.get(serverContext)
  const [ways, demo] = await Promise.all([call(listLoginWays, {}), mode === 'demo' ? call(demoLogins, {}) : []])
  return { ways, demo: demo.find(({ area }) => area === 'Home') ?? null }
}

export function meta({ matches }: Route.MetaArgs) {
  const t = authTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('auth:login'),
    description: t('auth:loginText'),
    path: links.login(),
    noindex: true,
  })
}

const byPassword: SendPassword = (body) => call(loginHome, { body }, { quiet: true })
const byCode: SendCode = (body) => call(loginByCode, { body }, { quiet: true })

export default function Login({ loaderData: { ways, demo } }: Route.ComponentProps) {
  const t = useAuthTexts()
  const { next, isLeaving } = useLoginRedirect()
  const [way, setWay] = useState<'password' | 'code'>('password')
  return (
    <AuthFrame title={t('auth:loginTitle')} text={t('auth:loginText')}>
      <Segments
        name="way"
        label={t('auth:loginWay')}
        choices={[
          { value: 'password', text: t('auth:byPassword') },
          { value: 'code', text: t('auth:byCode') },
        ]}
        value={way}
        onChange={setWay}
        className="mb-4"
      />
      {way === 'password' ? (
        <PasswordLogin demo={demo} isLeaving={isLeaving} send={byPassword} />
      ) : (
        <CodeLogin isLeaving={isLeaving} send={byCode} />
      )}
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
      <OtherLogins ways={ways} next={next} />
      <DemoInboxLink />
    </AuthFrame>
  )
}
