import type { ReactNode } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { Picture } from './picture.tsx'
import { MarketPrice, Price } from './price.tsx'
import { Tag, type TagTone } from '~/ui/tag.tsx'
import { saleText, type CardSale } from './sale-text.ts'
import { soldText } from './sold-text.ts'

/** The goods data of a card; a `GoodsCard` of the contract matches it. */
export interface ProductCardGoods {
  id: number
  goods_name: string
  goods_price: string
  goods_market_price: string
  goods_sale: number
  goods_master_image: string
  store_name: string
  goods_stock?: number
  /** None in lists that are kept in the browser. */
  seckill?: CardSale | null | undefined
}

// The older syntax, because `>=` would be escaped in every card of a page.
const gridSizes = '(min-width:80rem) 240px,(min-width:64rem) 25vw,(min-width:48rem) 33vw,50vw'

interface CardContentProps {
  goods: ProductCardGoods
  tags: readonly { text: string; tone: TagTone }[]
  isFirst: boolean
  level: 'h2' | 'h3'
  children?: ReactNode
}

function CardContent({ goods, tags: others, isFirst, level: Heading, children }: CardContentProps) {
  const t = useText()
  const { seckill } = goods
  const struck = seckill?.price_was ?? goods.goods_market_price
  const tags = seckill ? [{ text: saleText(seckill, t), tone: saleTone(seckill) }, ...others] : others
  return (
    <>
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
          {Number(struck) > Number(goods.goods_price) && <MarketPrice value={struck} isOrdinary={Boolean(seckill)} />}
        </p>
        <p className="goods-foot">
          {soldText(goods.goods_sale, t)}
          <span>{goods.store_name}</span>
        </p>
        {children}
      </div>
    </>
  )
}

const saleTone = ({ is_sold_out }: CardSale): TagTone => (is_sold_out ? 'neutral' : 'brand')

const noTags: CardContentProps['tags'] = []

/**
 * Goods in a grid: the whole card is a link, named by the goods. At most two tags, the first one of a flash sale. `isFirst` marks the card with the
 * largest contentful paint; `level` is the level of its heading.
 */
export function ProductCard({
  goods,
  tags = noTags,
  isFirst = false,
  level = 'h3',
  children,
}: Partial<CardContentProps> & Pick<CardContentProps, 'goods'>) {
  return (
    <CachedFragment
      as="article"
      className="goods-card"
      content={CardContent}
      props={{ goods, tags, isFirst, level, children }}
      isCached={!isFirst && !children}
    />
  )
}
