import type { ReactNode } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from './picture.tsx'
import { MarketPrice, Price } from './price.tsx'
import { Tag, type TagTone } from '~/ui/tag.tsx'

/** What a card needs of goods; a `GoodsCard` of the contract fits. */
export interface ProductCardGoods {
  id: number
  goods_name: string
  goods_price: string
  goods_market_price: string
  goods_sale: number
  goods_master_image: string
  store_name: string
  goods_stock?: number
}

/** Of goods as the API tells them only what a card shows: the rest need not travel with every page. */
export const cardGoods = ({
  id,
  goods_name,
  goods_price,
  goods_market_price,
  goods_sale,
  goods_master_image,
  store_name,
}: ProductCardGoods): ProductCardGoods => ({
  id,
  goods_name,
  goods_price,
  goods_market_price,
  goods_sale,
  goods_master_image,
  store_name,
})

// Written the old way: `>=` would be escaped in each of a page's cards.
const gridSizes = '(min-width:80rem) 240px,(min-width:64rem) 25vw,(min-width:48rem) 33vw,50vw'

/** From 100 on the last digits mean nothing: "186" is written "180+". */
function useSoldText(sold: number): string {
  const t = useText()
  if (sold < 100) return t('ui:sold', { count: sold })
  return t('ui:soldMany', { count: Math.floor(sold / 10) * 10 })
}

/**
 * Goods in a grid: the whole card leads to the goods, its link is the name. At most two tags. `isFirst` on the first
 * card of a page whose first picture it is; `level` fits the card's heading into the page.
 */
export function ProductCard({
  goods,
  tags = [],
  isFirst = false,
  level: Heading = 'h3',
  children,
}: {
  goods: ProductCardGoods
  tags?: readonly { text: string; tone: TagTone }[]
  isFirst?: boolean
  level?: 'h2' | 'h3'
  children?: ReactNode
}) {
  const sold = useSoldText(goods.goods_sale)
  const isCheaper = Number(goods.goods_market_price) > Number(goods.goods_price)
  return (
    <article className="goods-card">
      <Picture
        src={goods.goods_master_image}
        alt=""
        sizes={gridSizes}
        largest={640}
        isFirst={isFirst}
        className="goods-picture"
      />
      <div className="goods-body">
        <Heading className="goods-name">
          <LocalLink to={links.goods(goods.id)} prefetch="intent" className="whole-card">
            {goods.goods_name}
          </LocalLink>
        </Heading>
        {tags.length > 0 && (
          <p className="goods-tags">
            {tags.slice(0, 2).map(({ text, tone }) => (
              <Tag key={text} tone={tone}>
                {text}
              </Tag>
            ))}
          </p>
        )}
        <p className="goods-prices">
          <Price value={goods.goods_price} />
          {isCheaper && <MarketPrice value={goods.goods_market_price} />}
        </p>
        <p className="goods-foot">
          <span>{sold}</span>
          <span>{goods.store_name}</span>
        </p>
        {children}
      </div>
    </article>
  )
}
