import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { readCards } from '~/ui/goods/card-texts.ts'
import { ProductCard } from '~/ui/goods/product-card.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'

interface GoodsSectionProps {
  title: string
  to?: string
  /** As `writeCards` writes them; empty without any. */
  cards: string
  /** Without a hero above, the first card is the largest contentful paint. */
  isFirst?: boolean
}

function GoodsSectionContent({ title, to, cards, isFirst }: GoodsSectionProps) {
  return (
    <>
      <SectionHeading title={title} to={to} />
      <div className="goods-grid xl:*:nth-[n+11]:hidden">
        {readCards(cards).map((one, index) => (
          <ProductCard key={one.id} goods={one} isFirst={isFirst && index === 0} />
        ))}
      </div>
    </>
  )
}

/** Goods under a heading; with five columns, cards of a third row are hidden. */
export function GoodsSection({ isFirst = false, ...props }: GoodsSectionProps) {
  if (!props.cards) return null
  return (
    <CachedFragment
      as="section"
      className="pt-6 md:pt-10"
      content={GoodsSectionContent}
      props={{ ...props, isFirst }}
      isCached={!isFirst}
    />
  )
}
