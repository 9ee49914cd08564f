import type { ReactNode } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { useText } from '~/i18n/text.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { saleText, type CardSale } from '~/ui/goods/sale-text.ts'
import { Tag } from '~/ui/tag.tsx'
import type { ProductCardGoods } from '~/ui/goods/product-card.tsx'

interface CompactGoodsProps {
  goods: Pick<ProductCardGoods, 'id' | 'goods_name' | 'goods_price' | 'goods_master_image' | 'seckill'>
  /** Behind the price; a flash sale stands in its place. */
  children?: ReactNode
}

const SaleLine = ({ sale }: { sale: CardSale }) => (
  <Tag tone={sale.is_sold_out ? 'neutral' : 'brand'} className="ml-2 whitespace-normal!">
    {saleText(sale, useText())}
  </Tag>
)

/** Goods as a line of a list: a small picture, name and price. */
export const CompactGoods = ({ goods, children }: CompactGoodsProps) => (
  <li className="goods-compact">
    <Picture src={goods.goods_master_image} alt="" side={64} sizes="64px" largest={320} />
    <div>
      <LocalLink to={links.goods(goods.id)} prefetch="intent" className="whole-card">
        {goods.goods_name}
      </LocalLink>
      <Price value={goods.goods_price} size="s" />
      {goods.seckill ? <SaleLine sale={goods.seckill} /> : children}
    </div>
  </li>
)
