import type { Favorite } from '@fangshi/contract/favorites'
import { Trash2, TrendingDown, TrendingUp } from 'lucide-react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { CheckBox } from '~/ui/inputs/check-box.tsx'
import { classNames } from '~/ui/class-names.ts'
import { IconButton } from '~/ui/icon-button.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { MarketPrice, Price } from '~/ui/goods/price.tsx'
import { saleText } from '~/ui/goods/sale-text.ts'
import { Tag } from '~/ui/tag.tsx'
import { priceChange } from '../cart/cart-lines.ts'

/** The current price, the price when saved, and the difference. */
function PriceToday({ goods_price, price_was }: { goods_price: string; price_was: string | null }) {
  const t = useText()
  const change = priceChange({ goods_price, price_was })
  const Trend = change?.isCheaper ? TrendingDown : TrendingUp
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Price value={goods_price} size="s" />
        {price_was && change?.isCheaper && <MarketPrice value={price_was} />}
      </p>
      {change && (
        <p className={`flex items-center gap-1 text-12 ${change.isCheaper ? 'text-ok' : 'text-ink-2'}`}>
          <Trend size={14} />
          {t(change.isCheaper ? 'favorite:priceDown' : 'favorite:priceUp', { amount: change.amount })}
        </p>
      )}
    </>
  )
}

/** One favourite with its current price and state. Without a page it is not a link and can only be removed. */
export function FavoriteRow({
  row,
  isTicked,
  onTick,
  onRemove,
}: {
  row: Favorite
  isTicked: boolean
  onTick: (on: boolean) => void
  onRemove: () => void
}) {
  const t = useText()
  const { name, state, is_type, out_id } = row
  const hasPage = state !== 'gone' && state !== 'closed'
  const isStore = is_type === 'store'
  return (
    <li className="card relative flex items-center gap-3 p-3 transition duration-200 hover:shadow-2 md:p-4">
      <CheckBox
        checked={isTicked}
        onChange={onTick}
        aria-label={t('favorite:select', { name })}
        className="relative z-10"
      />
      <Picture
        src={row.image}
        alt=""
        sizes="88px"
        largest={320}
        className={classNames(
          'size-20 shrink-0 bg-sunken object-cover md:size-22',
          isStore ? 'rounded-full border border-line' : 'rounded-2',
          !hasPage && 'opacity-60',
        )}
      />
      <div className="min-w-0 flex-1 space-y-0.5">
        <h2 className="font-medium text-wrap wrap-break-word">
          {hasPage ? (
            <LocalLink
              to={isStore ? links.store(out_id) : links.goods(out_id)}
              className="whole-card line-clamp-2 hover:text-brand"
            >
              {name}
            </LocalLink>
          ) : (
            <span className="line-clamp-2 text-ink-2">{name}</span>
          )}
        </h2>
        <p className="line-clamp-1 text-13 text-ink-2">{row.about}</p>
        {row.goods_price !== null && <PriceToday goods_price={row.goods_price} price_was={row.price_was} />}
        {row.seckill && <Tag tone={row.seckill.is_sold_out ? 'neutral' : 'brand'}>{saleText(row.seckill, t)}</Tag>}
        {state !== 'on_sale' && state !== 'open' && (
          <Tag tone={state === 'sold_out' ? 'warn' : 'neutral'}>{t(`favorite:state_${state}`)}</Tag>
        )}
      </div>
      <IconButton
        icon={Trash2}
        size={18}
        label={t('favorite:removeOne', { name })}
        className="relative z-10"
        onClick={onRemove}
      />
    </li>
  )
}
