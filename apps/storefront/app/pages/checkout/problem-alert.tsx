import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useText } from '~/i18n/text.tsx'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import type { QuoteStore } from './quote-store-card.tsx'

type Line = QuoteStore['lines'][number]

/** Lists the lines that cannot be bought, with the reasons and a link to change them. */
export function ProblemAlert({ lines }: { lines: readonly Line[] }) {
  const t = useText()
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
