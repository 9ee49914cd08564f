import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { startShopperSession } from '~/account/start-shopper-session.ts'
import { useAuthTexts } from '~/area-texts/auth-texts.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { forgetBegun } from '~/oauth/begun.ts'
import { oauthTexts, useOauthTexts } from '~/oauth/own-texts.ts'
import { AuthFrame } from '~/pages/auth/auth-frame.tsx'
import { links } from '~/routing/links.ts'
import type { PageHandle } from '~/routing/page-handle.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { useSessionUser } from '~/session/session.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { toast } from '~/ui/toast/toast-store.ts'
import type { Route } from './+types/callback'
import { ChooseAccount } from './choose-account.tsx'
import { FactorStep } from './factor-step.tsx'
import { useAnswer, type Step } from './use-answer.ts'

// The answer of a provider is read in the browser alone.
export const handle: PageHandle = { queryKeys: [] }

export function meta({ matches }: Route.MetaArgs) {
  const t = oauthTexts(rootData(matches).locale)
  const name = t('oauth:name_wechat')
  const description = t('oauth:workingText', { name })
  return pageMeta(matches, { title: t('oauth:with', { name }), description, path: links.login(), noindex: true })
}

/** What the page says at a step, and what stands below. */
function useView(step: Step) {
  const t = useOauthTexts()
  const begun = 'begun' in step ? step.begun : null
  const name = t(`oauth:name_${begun?.provider ?? 'wechat'}`)
  const back = begun?.isBinding ? (
    <ButtonLink to={links.logins()}>{t('oauth:backToBindings')}</ButtonLink>
  ) : (
    <ButtonLink to={links.login(begun?.next)}>{t('oauth:backToLogin')}</ButtonLink>
  )
  switch (step.is) {
    case 'failed':
      return { title: t(begun?.isBinding ? 'oauth:failedBinding' : 'oauth:failed'), text: step.text, content: back }
    case 'declined': {
      const text = t(step.begun.isBinding ? 'oauth:declinedBinding' : 'oauth:declinedText')
      return { title: t('oauth:declined'), text, content: back }
    }
    case 'unknown':
    case 'second_factor': {
      const { nickname } = step
      const title = nickname ? t('oauth:welcome', { nickname }) : t('oauth:welcomeNobody')
      return step.is === 'unknown'
        ? { title, text: t('oauth:chooseText', { name }), content: <ChooseAccount begun={step.begun} /> }
        : { title, text: t('oauth:factorText'), content: <FactorStep begun={step.begun} /> }
    }
    default:
      return {
        title: t('oauth:working'),
        text: t('oauth:workingText', { name }),
        content: <Skeleton className="h-40" />,
      }
  }
}

/** Where a provider sends shoppers back to: logs them in, binds what they have there, or asks for what is missing. */
export default function OauthCallback() {
  const t = useOauthTexts()
  const authText = useAuthTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const step = useAnswer()
  const user = useSessionUser()
  const { title, text, content } = useView(step)
  useEffect(() => {
    if (step.is === 'bound') {
      const name = t(`oauth:name_${step.begun.provider}`)
      toast({ text: t('oauth:isBound', { name }), tone: 'ok' })
      void navigate(localPath(links.logins()), { replace: true })
    }
    if (step.is === 'logged_in')
      void startShopperSession(step.token).then(() => toast({ text: authText('auth:loggedIn'), tone: 'ok' }))
  }, [step, t, authText, navigate, localPath])
  // A session that began here leads on.
  const next =
    'begun' in step && step.begun && !step.begun.isBinding ? (step.begun.next ?? user?.defaultUrl) : undefined
  const isOver = user !== null && (step.is === 'logged_in' || step.is === 'unknown' || step.is === 'second_factor')
  useEffect(() => {
    if (!isOver) return
    forgetBegun()
    void navigate(localPath(next ?? links.home()), { replace: true })
  }, [isOver, next, navigate, localPath])
  return (
    <AuthFrame title={title} text={text}>
      {content}
    </AuthFrame>
  )
}
