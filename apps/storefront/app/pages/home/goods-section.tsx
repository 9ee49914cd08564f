import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { readCards } from '~/ui/goods/card-texts.ts'
import { ProductCard } from '~/ui/goods/product-card.tsx'
import { SectionHeading } from '~/ui/section-heading.tsx'
import { CardsRail } from './goods-rail.tsx'

interface GoodsSectionProps {
  title: string
  more?: { to: string; label: string }
  /** As `writeCards` writes them; empty without any. */
  cards: string
  isRail?: boolean
}

const GoodsSectionContent = ({ title, more, cards, isRail }: GoodsSectionProps) => (
  <>
    <SectionHeading title={title} more={more} />
    {isRail ? (
      <CardsRail cards={cards} />
    ) : (
      <div className="goods-grid md:max-lg:*:nth-[10]:hidden lg:max-xl:*:nth-[n+9]:hidden">
        {readCards(cards).map((goods) => (
          <ProductCard key={goods.id} goods={goods} />
        ))}
      </div>
    )}
  </>
)

/** Ten goods under a heading, as a grid without the cards of a last row that would not be full, or some in one row. */
export const GoodsSection = (props: GoodsSectionProps) =>
  props.cards && <CachedFragment as="section" className="pt-6 md:pt-10" content={GoodsSectionContent} props={props} />
