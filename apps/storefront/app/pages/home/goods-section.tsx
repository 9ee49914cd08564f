import { ProductCard, type ProductCardGoods } from '~/ui/goods/product-card.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'

/** Goods under a heading; five columns leave out what would begin a third row. */
export function GoodsSection({
  title,
  to,
  goods,
  isFirst = false,
}: {
  title: string
  to?: string
  goods: readonly ProductCardGoods[]
  /** Without a hero above, the first card is the picture that decides when the page looks ready. */
  isFirst?: boolean
}) {
  if (!goods.length) return null
  return (
    <section className="pt-6 md:pt-10">
      <SectionHeading title={title} to={to} />
      <div className="goods-grid xl:*:nth-[n+11]:hidden">
        {goods.map((one, index) => (
          <ProductCard key={one.id} goods={one} isFirst={isFirst && index === 0} />
        ))}
      </div>
    </section>
  )
}
