import { msOf } from '@fangshi/contract/time'
import type { ProviderChannel } from '@fangshi/contract/status'
import { useEffect, useState, type ReactNode } from 'react'
import { useText } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'
import { Countdown } from '~/ui/countdown.tsx'
import { Skeleton } from '~/ui/skeleton.tsx'
import { openWallet } from './open-wallet.ts'
import { usePayTexts } from './own-texts.ts'
import type { ProviderBill } from './provider-bill.ts'
import { QrCode } from '~/ui/qr-code.tsx'
import { beginFailure, isAboutBill, usePrepared } from './use-prepared.ts'

/** Lies over a code that can no longer be used. */
const Cover = ({ children }: { children: ReactNode }) => (
  <div className="absolute inset-0 flex flex-col items-center justify-center gap-3 rounded-2 bg-surface/95 p-4 text-center">
    {children}
  </div>
)

/** The code that a phone scans, with the time it still works for; a fresh one by one press (ux §2c). */
export function QrPanel({
  bill,
  channel,
  isOver,
  onPaid,
  onStale,
}: {
  bill: ProviderBill
  channel: ProviderChannel
  /** The bill's own time is up. */
  isOver: boolean
  onPaid: () => void
  onStale: () => void
}) {
  const t = useText()
  const own = usePayTexts()
  const { data, error, isFetching, refetch } = usePrepared(bill, channel)
  const [overCode, setOverCode] = useState<string>()
  const isPaid = data?.paid === true
  const isStale = isAboutBill(error)
  useEffect(() => {
    if (isPaid) onPaid()
    else if (isStale) onStale()
  }, [isPaid, isStale, onPaid, onStale])

  const name = own(`pay:name_${channel}`)
  if (data?.form) {
    return (
      <Button tone="brand" size="l" className="w-full" disabled={isOver} onClick={() => openWallet(data)}>
        {own('pay:open', { name })}
      </Button>
    )
  }
  const refresh = (): void => void refetch().then(() => setOverCode(undefined))
  const failure = beginFailure(error, t('errors:offline'))
  const code = data?.code_url
  const validUntil = data?.valid_until
  const isExpired = validUntil !== undefined && overCode === validUntil
  return (
    <div className="flex flex-col items-center gap-4">
      <h2 className="text-18 font-bold">{own('pay:scan', { name })}</h2>
      <div className="relative size-52">
        {code ? (
          <QrCode text={code} label={own('pay:qr', { name, amount: bill.amount })} />
        ) : (
          <Skeleton className="size-52" />
        )}
        {isOver ? (
          <Cover>{own('pay:timeOver')}</Cover>
        ) : failure && !isFetching ? (
          <Cover>
            <p role="alert" className="text-13 text-bad">
              {failure}
            </p>
            <Button onClick={refresh}>{own('pay:tryAgain')}</Button>
          </Cover>
        ) : isExpired ? (
          <Cover>
            <p>{own('pay:codeOver')}</p>
            <Button busy={isFetching} onClick={refresh}>
              {own('pay:refresh')}
            </Button>
          </Cover>
        ) : null}
      </div>
      {validUntil && !isOver && !isExpired && (
        <p className="flex items-center gap-2 text-13 text-ink-2">
          {own('pay:validFor')}
          <Countdown
            key={validUntil}
            endsAt={msOf(validUntil)}
            now={msOf(data.now)}
            onEnd={() => setOverCode(validUntil)}
          />
        </p>
      )}
      {code && isOwnAddress(code) && !isOver && (
        <a href={code} target="_blank" rel="noreferrer" className="rounded-1 text-13 text-brand underline">
          {own('pay:simulated')}
        </a>
      )}
    </div>
  )
}

/** The demo’s simulator has its wallet on this very site. */
const isOwnAddress = (text: string): boolean => URL.canParse(text) && new URL(text).origin === location.origin
