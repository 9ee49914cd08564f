import { demoInbox } from '@fangshi/contract/accounts'
import { RotateCw } from 'lucide-react'
import { useEffect } from 'react'
import { data, useRevalidator } from 'react-router'
import { authTexts, useAuthTexts } from '~/area-texts/auth-texts.ts'
import { links } from '~/routing/links.ts'
import { pageMeta, rootData } from '~/seo/seo.ts'
import { serverContext } from '~/host/server-context.ts'
import { Button } from '~/ui/button.tsx'
import { EmptyState } from '~/ui/empty-state.tsx'
import type { Route } from './+types/sms'
import { SmsMessage } from './sms-message.tsx'

/** Between two looks for new messages, in ms. */
const lookMs = 4_000

/** The inbox exists only in the demo (rules §0). */
export async function loader({ context }: Route.LoaderArgs) {
  const { call, mode } = context.get(serverContext)
  if (mode !== 'demo') throw data(null, 404)
  return call(demoInbox, {})
}

export function meta({ matches }: Route.MetaArgs) {
  const t = authTexts(rootData(matches).locale)
  return pageMeta(matches, {
    title: t('auth:inbox'),
    description: t('auth:inboxText'),
    path: links.demoSms(),
    noindex: true,
  })
}

export default function SmsInbox({ loaderData: messages }: Route.ComponentProps) {
  const t = useAuthTexts()
  const { state, revalidate } = useRevalidator()
  // Messages come by themselves, and at once when the shopper returns from the form in the other tab.
  useEffect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void revalidate()
    }
    document.addEventListener('visibilitychange', look)
    const timer = setInterval(look, lookMs)
    return () => {
      document.removeEventListener('visibilitychange', look)
      clearInterval(timer)
    }
  }, [revalidate])
  return (
    <div className="mx-auto max-w-text py-4 md:py-8">
      <div className="flex items-center justify-between gap-4 pb-4">
        <div>
          <h1 className="text-24 font-bold">{t('auth:inbox')}</h1>
          <p className="pt-1 text-ink-2">{t('auth:inboxText')}</p>
        </div>
        <Button busy={state !== 'idle'} onClick={() => void revalidate()}>
          <RotateCw size={16} />
          {t('auth:inboxReload')}
        </Button>
      </div>
      {messages.length === 0 ? (
        <div className="card">
          <EmptyState object="messages" text={t('auth:inboxEmpty')} />
        </div>
      ) : (
        <ol className="space-y-3">
          {messages.map((message) => (
            <SmsMessage key={message.id} message={message} />
          ))}
        </ol>
      )}
    </div>
  )
}
