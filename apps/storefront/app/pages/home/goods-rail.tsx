import { readCards } from '~/ui/goods/card-texts.ts'
import { ProductCard, type ProductCardGoods } from '~/ui/goods/product-card.tsx'

/** Cards in one row: a row to swipe on narrow screens, five columns on wide ones. */
export const GoodsRail = ({ goods }: { goods: readonly ProductCardGoods[] }) => (
  <div className="goods-rail">
    {goods.map((one) => (
      <ProductCard key={one.id} goods={one} />
    ))}
  </div>
)

/** The same of cards as `writeCards` writes them. */
export const CardsRail = ({ cards }: { cards: string }) => <GoodsRail goods={readCards(cards)} />
