import { msOf } from '@fangshi/contract/time'
import { useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useOwnEvents } from '~/events/use-own-events.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { channelIn } from '~/payment/provider-bill.ts'
import { ProviderPanel } from '~/payment/provider-panel.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import { Countdown } from '~/ui/countdown.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { useTopUpTexts } from './own-texts.ts'
import { topUpBill, type TopUpRow } from './use-top-up.ts'

function Ended({ topUp }: { topUp: TopUpRow }) {
  const t = useTopUpTexts()
  const client = useQueryClient()
  const isPaid = topUp.status === 'paid'
  useEffect(() => {
    if (isPaid) void client.invalidateQueries({ queryKey: ['user'] })
  }, [isPaid, client])
  const Icon = isPaid ? CircleCheck : CircleX
  return (
    <>
      <Icon size={56} className={isPaid ? 'text-ok' : 'text-ink-3'} />
      <h2 className="text-20 font-bold">{t(isPaid ? 'topUp:paid' : 'topUp:cancelled')}</h2>
      <Price value={topUp.amount} size="l" exact tone="ink" />
      <p className="max-w-dialog text-ink-2">
        {isPaid ? t('topUp:paidText', { money: topUp.money }) : t('topUp:cancelledText')}
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink tone={isPaid ? 'brand' : 'outline'} to={links.money()}>
          {t('topUp:toLog')}
        </ButtonLink>
        <ButtonLink tone={isPaid ? 'outline' : 'brand'} to={links.topUps()}>
          {t(isPaid ? 'topUp:more' : 'topUp:again')}
        </ButtonLink>
      </div>
    </>
  )
}

function Paying({ topUp, onStale }: { topUp: TopUpRow; onStale: () => void }) {
  const t = useOrderTexts()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const [params] = useSearchParams()
  const [isOver, setIsOver] = useState(false)
  const { top_up_no, amount, methods } = topUp
  const bill = useMemo(() => topUpBill(top_up_no, amount), [top_up_no, amount])
  const hasEvents = useOwnEvents(true, onStale)

  const first = methods.find(({ available }) => available)?.method ?? null
  const channel = channelIn(params.get('method')) ?? channelIn(first)
  return (
    <>
      <p className="text-ink-2">{t('order:amount')}</p>
      <Price value={amount} size="xl" exact />
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-13 text-ink-2">
        {t('order:payWithin')}
        <span className="text-16 font-medium text-brand">
          <Countdown endsAt={msOf(topUp.pay_before)} now={msOf(topUp.now)} onEnd={() => setIsOver(true)} />
        </span>
      </p>
      {channel && (
        <div className="w-full">
          <ProviderPanel
            bill={bill}
            channel={channel}
            isOver={isOver}
            hasEvents={hasEvents}
            onPaid={onStale}
            onStale={onStale}
            onBack={() => void navigate(localPath(links.topUps()), { replace: true })}
          />
        </div>
      )}
    </>
  )
}

/** A top-up that is being paid, or how it ended; safe to reload. */
export function TopUpState({ topUp, onStale }: { topUp: TopUpRow; onStale: () => void }) {
  const t = useTopUpTexts()
  return (
    <section className="card mx-auto flex max-w-form flex-col items-center gap-3 p-4 pt-6 text-center md:p-8">
      {topUp.status === 'open' ? <Paying topUp={topUp} onStale={onStale} /> : <Ended topUp={topUp} />}
      <p className="text-12 text-ink-3">
        {t('topUp:number')} <span className="tabular-nums">{topUp.top_up_no}</span>
      </p>
    </section>
  )
}
