import { beginOauth, type listLoginWays } from '@fangshi/contract/oauth'
import type { Reply } from '@fangshi/contract/route'
import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { useState } from 'react'
import { solveProofOfWork } from '~/account/proof-of-work.ts'
import { call } from '~/api/call.ts'
import { goToProvider } from '~/oauth/go-to-provider.ts'
import { useOauthTexts } from '~/oauth/own-texts.ts'
import { fittingWay, useClient } from '~/oauth/use-fitting-way.ts'
import { ProviderIcon } from '~/payment/provider-icon.tsx'
import { Button } from '~/ui/button.tsx'

type Way = Reply<typeof listLoginWays>[number]

/** The way to a provider that logs shoppers in; `next`: where to go afterwards. */
function LoginButton({ way: { name, provider }, next }: { way: Way; next: string | undefined }) {
  const t = useOauthTexts()
  const [isLeaving, setLeaving] = useState(false)
  const go = async (): Promise<void> => {
    setLeaving(true)
    try {
      await goToProvider({ name, provider, isBinding: false, next }, async (challenge) =>
        call(beginOauth, { params: { name }, body: { challenge, proof: await solveProofOfWork() } }),
      )
    } catch (error) {
      // The call has shown why.
      if (!(error instanceof CallError || error instanceof NoAnswerError)) throw error
      setLeaving(false)
    }
  }
  return (
    <Button size="l" className="w-full" busy={isLeaving} onClick={() => void go()}>
      <ProviderIcon channel={provider} />
      {t('oauth:with', { name: t(`oauth:name_${provider}`) })}
    </Button>
  )
}

/** The logins through other providers that the settings offer to this browser. */
export function OtherLogins({ ways, next }: { ways: readonly Way[]; next: string | undefined }) {
  const t = useOauthTexts()
  const client = useClient()
  const providers = [...new Set(ways.map(({ provider }) => provider))]
  const shown = providers.flatMap((name) => {
    const own = ways.filter(({ provider }) => provider === name)
    // The server does not know the browser; it keeps the place, so that nothing moves.
    return (client === null ? own[0] : fittingWay(own, client)) ?? []
  })
  if (!shown.length) return null
  return (
    <section aria-label={t('oauth:otherWays')} className={client === null ? 'invisible pt-2 pb-4' : 'pt-2 pb-4'}>
      {shown.map((way) => (
        <LoginButton key={way.provider} way={way} next={next} />
      ))}
    </section>
  )
}
