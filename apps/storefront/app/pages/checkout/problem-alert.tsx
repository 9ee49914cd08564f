import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { isOfSeckill } from '~/seckills/line-problems.ts'
import { useSeckillTexts } from '~/seckills/own-texts.ts'
import type { QuoteStore } from './quote-store-card.tsx'

type Line = QuoteStore['lines'][number]

/** Lists the lines that cannot be bought, with the reasons and a link to change them. */
export function ProblemAlert({
  lines,
  onOrdinary,
}: {
  lines: readonly Line[]
  /** Chooses the ordinary price for a SKU that a flash sale no longer sells. */
  onOrdinary: (skuId: number) => void
}) {
  const t = useOrderTexts()
  const own = useSeckillTexts()
  const box = useRef<HTMLDivElement>(null)
  const names = lines.map(({ sku_id }) => sku_id).join()
  useEffect(() => {
    if (names) box.current?.focus()
  }, [names])
  const [first] = lines
  if (!first) return null
  const isFromCart = first.cart_id > 0
  return (
    <div ref={box} tabIndex={-1} role="alert" className="flex gap-3 rounded-3 bg-bad-50 p-4 text-ink">
      <CircleAlert size={20} className="mt-0.5 text-bad" />
      <div className="space-y-1">
        <p className="font-medium">{t('order:cannotPlace')}</p>
        <ul className="list-disc pl-5">
          {lines.map((line) => (
            <li key={line.sku_id}>
              {line.goods_name} {line.sku_name} (
              {t(`order:problem_${line.problem ?? 'sold_out'}`, { count: line.goods_stock })})
              {isOfSeckill(line) && (
                <button
                  type="button"
                  onClick={() => onOrdinary(line.sku_id)}
                  className="ml-2 min-h-6 rounded-1 font-medium text-bad underline"
                >
                  {own('seckill:ordinaryShort')}
                </button>
              )}
            </li>
          ))}
        </ul>
        <LocalLink
          to={isFromCart ? links.carts() : links.goods(first.goods_id, first.sku_id)}
          className="inline-block rounded-1 py-1 font-medium text-bad underline"
        >
          {t(isFromCart ? 'order:backToCart' : 'order:backToGoods')}
        </LocalLink>
      </div>
    </div>
  )
}
