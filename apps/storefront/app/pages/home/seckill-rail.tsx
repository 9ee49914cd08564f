import type { getHome } from '@fangshi/contract/shopfront'
import type { Reply } from '@fangshi/contract/route'
import { msOf } from '@fangshi/contract/time'
import type { CSSProperties } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ServerCountdown } from '~/seckills/server-countdown.tsx'
import { clockOf } from '~/seckills/slot-time.ts'
import { useReloadAt } from '~/seckills/use-reload-at.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'

/** Some flash sales of the current slot with the time that it goes on (ux §3.2). Few elements: a home page has many. */
export function SeckillRail({ seckills }: { seckills: Reply<typeof getHome>['seckills'] }) {
  const t = useText()
  useReloadAt(seckills ? msOf(seckills.changes_at) : undefined)
  if (!seckills) return null
  const { end_time, data } = seckills
  return (
    <section className="pt-6 md:pt-10">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 pb-3 md:pb-4">
        <h2 className="text-20 font-bold md:text-24">{t('seckill:title')}</h2>
        <span className="flex min-h-7 items-center gap-2 text-13 text-ink-2 tabular-nums">
          {t('seckill:untilEnd')}
          <ServerCountdown until={msOf(end_time)}>{clockOf(end_time)}</ServerCountdown>
        </span>
        <LocalLink to={links.seckills()} className="ml-auto rounded-1 py-1 text-13 text-ink-2 hover:text-brand">
          {t('seckill:all')}
        </LocalLink>
      </div>
      <div className="seckill-rail">
        {data.map(({ goods_id, goods_name, goods_image, price, goods_price, sold_percent }) => (
          <LocalLink
            key={goods_id}
            to={links.goods(goods_id)}
            prefetch="intent"
            className="card"
            style={{ '--sold': `${sold_percent}%` } as CSSProperties}
          >
            <Picture src={goods_image} alt="" side={320} sizes="(min-width:48rem) 300px,40vw" largest={640} />
            <p>{goods_name}</p>
            <Price value={price} />
            <s className="market-price">¥{goods_price}</s>
          </LocalLink>
        ))}
      </div>
    </section>
  )
}
