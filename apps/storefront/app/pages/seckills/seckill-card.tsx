import type { SeckillCard as Seckill } from '@fangshi/contract/seckills-shop'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { useSeckillTexts } from '~/seckills/own-texts.ts'
import { RemindButton } from '~/seckills/remind-button.tsx'
import { SoldShare } from '~/seckills/sold-share.tsx'
import { buttonLook } from '~/ui/button-look.ts'
import { classNames } from '~/ui/class-names.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { Tag } from '~/ui/tag.tsx'

const low = 10

/** What is known of the quota: all of it before the start, the sold share as a bar afterwards. */
function Quota({ seckill: { state, goods_name, sold_percent, left } }: { seckill: Seckill }) {
  const t = useSeckillTexts()
  if (state === 'coming') return <span className="text-12 text-ink-2">{t('seckill:quota', { count: left })}</span>
  return <SoldShare name={goods_name} percent={sold_percent} />
}

/** The action of the card: buy, set a reminder, or none. */
function Action({ seckill: { id, state, goods_name } }: { seckill: Seckill }) {
  const t = useSeckillTexts()
  if (state === 'coming')
    return <RemindButton seckill={{ id, name: goods_name }} className="relative min-h-11 md:min-h-9" />
  if (state !== 'running') return <Tag className="min-h-9 px-3!">{t(`seckill:state_${state}`)}</Tag>
  // The whole card is the link.
  return (
    <span aria-hidden className={buttonLook('brand', 's', 'min-h-11 md:min-h-9')}>
      {t('seckill:grab')}
    </span>
  )
}

/** A flash sale as a card, which leads to its goods. */
export function SeckillCard({
  seckill,
  time,
  isFirst,
}: {
  seckill: Seckill
  /** When it starts, or ends, in words. */
  time: string
  isFirst: boolean
}) {
  const t = useSeckillTexts()
  const { goods_id, goods_name, goods_image, store_name, price, goods_price, is_from, state, left } = seckill
  const isOver = state === 'sold_out' || state === 'ended'
  return (
    <article className="card relative flex flex-wrap gap-3 p-3 md:gap-4 md:p-4">
      <Picture
        src={goods_image}
        alt=""
        sizes="(min-width:48rem) 144px, 112px"
        largest={320}
        isFirst={isFirst}
        side={144}
        className={classNames(
          'aspect-square w-28 max-w-1/3 shrink-0 self-start rounded-2 bg-sunken object-cover md:w-36',
          isOver && 'opacity-60 grayscale',
        )}
      />
      <div className="flex min-w-0 flex-1 basis-40 flex-col gap-1">
        <h2 className="text-14">
          <LocalLink to={links.goods(goods_id)} className="whole-card line-clamp-2">
            {goods_name}
          </LocalLink>
        </h2>
        <p className="truncate text-12 text-ink-3">{store_name}</p>
        <p className="text-12 text-ink-2 tabular-nums">
          {t(state === 'coming' ? 'seckill:startsAt' : 'seckill:endsAt', { time })} ·{' '}
          {state === 'running' && left <= low ? (
            <b className="text-brand">{t('seckill:left', { count: left })}</b>
          ) : (
            t('seckill:limit', { count: seckill.max_per_person })
          )}
        </p>
        <div className="mt-auto flex flex-wrap items-end justify-between gap-x-2 gap-y-1">
          <div className="min-w-[min(6rem,100%)] flex-1 space-y-1">
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="sr-only">{t('seckill:price')}</span>
              <Price value={price} from={is_from} />
              <s className="market-price">
                <span className="sr-only">{t('seckill:goodsPrice')} </span>¥{goods_price}
              </s>
            </p>
            <Quota seckill={seckill} />
          </div>
          <Action seckill={seckill} />
        </div>
      </div>
    </article>
  )
}
