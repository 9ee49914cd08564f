import { useEffect, useState } from 'react'
import { useLocale, useText } from '~/i18n/text.tsx'
import { ProductCard, type ProductCardGoods } from '~/ui/product-card.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import { recentGoods, rememberGoods } from './recent-goods.ts'

/** What this browser looked at before; the goods of this page are remembered for the next one. */
export function RecentSection({ current }: { current: ProductCardGoods }) {
  const t = useText()
  const locale = useLocale()
  const [recent, setRecent] = useState<ProductCardGoods[]>([])
  useEffect(() => {
    setRecent(recentGoods(current.id, locale))
    rememberGoods(current, locale)
  }, [current, locale])
  if (!recent.length) return null
  return (
    <section className="pt-8">
      <SectionHeading title={t('goods:recent')} />
      <ul className="flex gap-2 overflow-x-auto pb-2 md:gap-4">
        {recent.map((goods) => (
          <li key={goods.id} className="w-36 shrink-0 md:w-44">
            <ProductCard goods={goods} />
          </li>
        ))}
      </ul>
    </section>
  )
}
