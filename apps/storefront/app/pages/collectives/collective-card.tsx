import type { CollectiveCard as Card } from '@fangshi/contract/collectives'
import { useCollectiveTexts } from '~/collectives/own-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from '~/ui/goods/picture.tsx'
import { Price } from '~/ui/goods/price.tsx'
import { shortPrice } from '~/ui/goods/price-parts.ts'
import { Tag } from '~/ui/tag.tsx'

// The older syntax, because `>=` would be escaped in every card of a page.
const sizes = '(min-width:80rem) 240px,(min-width:64rem) 25vw,(min-width:48rem) 33vw,50vw'

/** Goods with their group price, in a grid; the whole card is a link. */
export function CollectiveCard({ goods, isFirst }: { goods: Card; isFirst: boolean }) {
  const c = useCollectiveTexts()
  return (
    <article className="goods-card">
      <Picture
        src={goods.goods_master_image}
        alt=""
        sizes={sizes}
        largest={640}
        isFirst={isFirst}
        className="goods-picture"
      />
      <div className="goods-body">
        <h2 className="goods-name">
          <LocalLink to={links.goods(goods.goods_id)} prefetch="intent" className="whole-card">
            {goods.goods_name}
          </LocalLink>
        </h2>
        <p className="goods-tags">
          <Tag tone="brand">{c('collective:people', { count: goods.people })}</Tag>
          {goods.group_count > 0 && <Tag>{c('collective:canJoin', { count: goods.group_count })}</Tag>}
        </p>
        <p className="goods-prices">
          <Price value={goods.collective_price} />
          <span className="text-12 text-ink-3">
            {c('collective:alonePrice', { price: shortPrice(goods.goods_price) })}
          </span>
        </p>
        <p className="goods-foot">
          {goods.joined > 0 && c('collective:joinedBy', { count: goods.joined })}
          <span>{goods.store_name}</span>
        </p>
      </div>
    </article>
  )
}
