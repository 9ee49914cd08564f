import type { ReactNode } from 'react'
import { useText } from '~/i18n/text.tsx'
import { useSeckillTexts } from '~/seckills/own-texts.ts'
import { RemindButton } from '~/seckills/remind-button.tsx'
import { ServerCountdown } from '~/seckills/server-countdown.tsx'
import { clockOf } from '~/seckills/slot-time.ts'
import { SoldShare } from '~/seckills/sold-share.tsx'
import { changesAt, lookOf, lowestPrice, optionIn, type Sale } from './sale.ts'

const low = 10

/** `MM-DD HH:mm`, which needs no today. */
const dayAndClock = (time: string): string => `${time.slice(5, 10)} ${clockOf(time)}`

/** The time left until the start or the end; before it is known, the time itself. */
function TimeLeft({ sale }: { sale: Sale }) {
  const t = useText()
  const own = useSeckillTexts()
  const isComing = sale.state === 'coming'
  const time = dayAndClock(isComing ? sale.start_time : sale.end_time)
  const text = own(isComing ? 'seckill:startsAt' : 'seckill:endsAt', { time })
  return (
    <span className="flex min-h-6 flex-wrap items-center gap-2 text-13">
      {t(isComing ? 'seckill:untilStart' : 'seckill:untilEnd')}
      <ServerCountdown until={changesAt(sale)}>
        <span className="tabular-nums">{text}</span>
      </ServerCountdown>
    </span>
  )
}

const Box = ({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) => (
  <section aria-label={title} className="space-y-2 rounded-3 border border-brand bg-brand-50 px-4 py-3">
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <b className="text-16 text-brand">{title}</b>
      {aside}
    </div>
    {children}
  </section>
)

/** The flash sale of a goods page: when it begins or ends, what is left, and what the shopper can do. */
export function SalePanel({
  sale,
  name,
  skuId,
  hasOrdinary,
}: {
  sale: Sale
  name: string
  /** The chosen SKU. */
  skuId: number | undefined
  /** Something can be bought at the ordinary price. */
  hasOrdinary: boolean
}) {
  const t = useSeckillTexts()
  const look = lookOf(sale)
  const option = optionIn(sale, skuId)
  const limit = t('seckill:limit', { count: sale.max_per_person })
  if (look === 'coming')
    return (
      <Box title={t('seckill:panel')} aside={<TimeLeft sale={sale} />}>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <p className="text-13 text-ink-2">
            <b className="text-brand">{t('seckill:comingText', { price: lowestPrice(sale) })}</b>
            {` · ${t('seckill:quota', { count: sale.left })} · ${limit}`}
          </p>
          <RemindButton seckill={{ id: sale.id, name }} className="min-h-11 md:min-h-9" />
        </div>
      </Box>
    )
  if (look === 'sold_out')
    return (
      <Box title={t('seckill:soldOutTitle')} aside={<TimeLeft sale={sale} />}>
        <SoldShare name={name} percent={sale.sold_percent} />
        <p className="text-13 text-ink-2">{t(hasOrdinary ? 'seckill:soldOutText' : 'seckill:allGone')}</p>
      </Box>
    )
  return (
    <Box title={t('seckill:panel')} aside={<TimeLeft sale={sale} />}>
      <SoldShare name={name} percent={sale.sold_percent} />
      <p className="text-13 text-ink-2">
        {look === 'limit' ? (
          <>
            <b className="text-ink">{t('seckill:limitTitle', { count: sale.max_per_person })}</b>{' '}
            {t('seckill:limitText')}
          </>
        ) : (
          <>
            {limit}
            {sale.left <= low && <b className="text-brand">{` · ${t('seckill:left', { count: sale.left })}`}</b>}
          </>
        )}
      </p>
      {look === 'running' && option !== 'open' && <p className="text-13">{t(`seckill:option_${option}`)}</p>}
    </Box>
  )
}
