import type { ReactNode } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import type { ProductCardGoods } from '~/ui/goods/product-card.tsx'

interface CompactGoodsProps {
  goods: Pick<ProductCardGoods, 'id' | 'goods_name' | 'goods_price' | 'goods_master_image'>
  /** Before the picture, such as a rank. */
  before?: ReactNode
  /** Behind the price. */
  children?: ReactNode
}

/** Goods as a line of a list: a small picture, name and price. */
export const CompactGoods = ({ goods, before, children }: CompactGoodsProps) => (
  <li className="goods-compact">
    {before}
    <Picture src={goods.goods_master_image} alt="" side={64} sizes="64px" largest={320} />
    <div>
      <LocalLink to={links.goods(goods.id)} prefetch="intent" className="whole-card">
        {goods.goods_name}
      </LocalLink>
      <Price value={goods.goods_price} size="s" />
      {children}
    </div>
  </li>
)
