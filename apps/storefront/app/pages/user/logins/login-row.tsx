import type { listOwnOauth } from '@fangshi/contract/oauth'
import type { Reply } from '@fangshi/contract/route'
import { useState } from 'react'
import { useOauthTexts } from '~/oauth/own-texts.ts'
import { fittingWay, useClient } from '~/oauth/use-fitting-way.ts'
import { ProviderIcon } from '~/payment/provider-icon.tsx'
import { Button } from '~/ui/button.tsx'
import { Dialog } from '~/ui/overlay/dialog.tsx'
import { LoginForm } from './login-form.tsx'

/** A provider: what the account is bound to there, and the way to change that from this browser. */
export function LoginRow({ login: { provider, bound, ways } }: { login: Reply<typeof listOwnOauth>[number] }) {
  const t = useOauthTexts()
  const way = fittingWay(ways, useClient())
  const [isOpen, setIsOpen] = useState(false)
  const name = t(`oauth:name_${provider}`)
  const title = t(bound ? 'oauth:unbind' : 'oauth:bind', { name })
  const state = bound?.nickname
    ? t('oauth:boundAs', { nickname: bound.nickname })
    : t(bound ? 'oauth:bound' : 'oauth:notBound')
  return (
    <li className="flex flex-wrap items-center gap-3 py-3 md:gap-4">
      <ProviderIcon channel={provider} />
      <div className="min-w-0 flex-1">
        <p className="font-medium">{name}</p>
        <p className="flex flex-wrap gap-x-4 text-13 text-ink-2">
          <span className="break-words">{state}</span>
          {bound && (
            <span className="tabular-nums">{t('oauth:boundSince', { date: bound.created_at.slice(0, 10) })}</span>
          )}
        </p>
        {!bound && !way && <p className="text-13 text-ink-2">{t(`oauth:elsewhere_${provider}`)}</p>}
      </div>
      {(bound || way) && (
        <Button tone={bound ? 'outline' : 'brand'} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
          {title}
        </Button>
      )}
      <Dialog isOpen={isOpen} onClose={() => setIsOpen(false)} title={title}>
        <LoginForm provider={provider} way={bound ? undefined : way} onDone={() => setIsOpen(false)} />
      </Dialog>
    </li>
  )
}
