import { useEffect, useState } from 'react'
import { useLocale, useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn } from '~/session/session.ts'
import { ProductCard, type ProductCardGoods } from '~/ui/goods/product-card.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import { recordView, viewedGoods } from './viewed-goods.ts'

const shown = 10

/** The recently viewed goods; also records the goods of this page, if any. */
export function RecentRail({ current }: { current?: ProductCardGoods }) {
  const t = useText()
  const locale = useLocale()
  const isLoggedIn = useIsLoggedIn()
  const [recent, setRecent] = useState<ProductCardGoods[]>([])
  useEffect(() => {
    if (isLoggedIn === undefined) return
    let isGone = false
    const look = async (): Promise<void> => {
      const viewed = await viewedGoods(locale, shown + 1)
      if (!isGone) setRecent(viewed.filter(({ id }) => id !== current?.id).slice(0, shown))
      if (current) await recordView(current, locale)
    }
    // Errors of the history are not worth interrupting the shopper.
    look().catch(() => undefined)
    return () => {
      isGone = true
    }
  }, [current, locale, isLoggedIn])
  if (!recent.length) return null
  return (
    <section className="pt-8">
      <SectionHeading
        title={t('goods:recent')}
        more={isLoggedIn ? { to: links.history(), label: t('goods:allRecent') } : undefined}
      />
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
