import { classNames } from '~/ui/class-names.ts'
import { readCards } from '~/ui/goods/card-texts.ts'
import { ProductCard, type ProductCardGoods } from '~/ui/goods/product-card.tsx'

/** Cards in one row: a row to swipe on narrow screens; on wide ones five columns, or four that fill the row. */
export const GoodsRail = ({ goods }: { goods: readonly ProductCardGoods[] }) => (
  <div className={classNames('goods-rail', goods.length === 4 && 'xl:grid-cols-4')}>
    {goods.map((one) => (
      <ProductCard key={one.id} goods={one} />
    ))}
  </div>
)

/** The same of cards as `writeCards` writes them. */
export const CardsRail = ({ cards }: { cards: string }) => <GoodsRail goods={readCards(cards)} />
