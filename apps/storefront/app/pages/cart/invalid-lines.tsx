import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { isOfSeckill } from '~/seckills/line-problems.ts'
import { useSeckillTexts } from '~/seckills/own-texts.ts'
import { Button } from '~/ui/button.tsx'
import { Picture } from '~/ui/goods/picture.tsx'
import { Tag } from '~/ui/tag.tsx'
import type { CartLine } from './cart-lines.ts'
import { useCartTexts } from './own-texts.ts'

/** Lines that can no longer be bought as they are, with a button to remove them all. */
export function InvalidLines({
  lines,
  onClear,
  onOrdinary,
  onMoveToFavorites,
}: {
  lines: readonly CartLine[]
  onClear: () => void
  /** Buys at the ordinary price what a flash sale no longer sells. */
  onOrdinary: (line: CartLine) => void
  /** For what is sold out and may come back; absent for guests. */
  onMoveToFavorites: ((line: CartLine) => void) | undefined
}) {
  const t = useCartTexts()
  const own = useSeckillTexts()
  if (!lines.length) return null
  return (
    <section aria-label={t('cart:invalidTitle', { count: lines.length })} className="card px-4 md:px-6">
      <div className="flex items-center justify-between gap-4 border-b border-line py-3">
        <h2 className="font-medium">{t('cart:invalidTitle', { count: lines.length })}</h2>
        <Button size="s" onClick={onClear}>
          {t('cart:clearInvalid')}
        </Button>
      </div>
      <ul className="divide-y divide-line">
        {lines.map((line) => (
          <li key={line.sku_id} className="flex items-center gap-4 py-4">
            <Picture
              src={line.goods_image}
              alt=""
              sizes="64px"
              largest={320}
              side={64}
              className="size-16 rounded-2 bg-sunken object-cover opacity-60 grayscale"
            />
            <div className="min-w-0 flex-1">
              <LocalLink
                to={links.goods(line.goods_id, line.problem === 'sold_out' ? line.sku_id : undefined)}
                className="line-clamp-1 rounded-1 text-ink-2 hover:text-brand"
              >
                {line.goods_name}
              </LocalLink>
              {line.sku_name && <p className="truncate text-13 text-ink-3">{line.sku_name}</p>}
              {isOfSeckill(line) && line.ordinary_price !== null && (
                <Button size="s" className="mt-1" onClick={() => onOrdinary(line)}>
                  {own('seckill:ordinary', { price: line.ordinary_price })}
                </Button>
              )}
              {onMoveToFavorites && line.problem === 'sold_out' && (
                <button
                  type="button"
                  aria-label={t('cart:moveToFavoritesOf', { name: line.goods_name })}
                  onClick={() => onMoveToFavorites(line)}
                  className="min-h-7 rounded-1 text-12 text-ink-2 hover:text-brand"
                >
                  {t('cart:moveToFavorites')}
                </button>
              )}
            </div>
            {line.problem && line.problem !== 'stock_short' && <Tag>{t(`cart:${line.problem}`)}</Tag>}
          </li>
        ))}
      </ul>
    </section>
  )
}
