import type { ReactNode } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useText } from '~/i18n/text.tsx'
import { links } from '~/links.ts'
import { Picture } from './picture.tsx'
import { MarketPrice, Price } from './price.tsx'
import { Tag, type TagTone } from './tag.tsx'

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

const gridSizes = '(width >= 80rem) 240px, (width >= 64rem) 25vw, (width >= 48rem) 33vw, 50vw'

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
    <article className="card group relative flex flex-col overflow-hidden transition duration-200 hover:shadow-2 motion-safe:hover:-translate-y-0.5">
      <Picture
        src={goods.goods_master_image}
        alt=""
        sizes={gridSizes}
        isFirst={isFirst}
        className="aspect-square w-full bg-sunken object-cover"
      />
      <div className="flex flex-1 flex-col gap-1 p-2.5 md:p-4">
        <Heading className="mb-auto text-14">
          <LocalLink
            to={links.goods(goods.id)}
            prefetch="intent"
            className="line-clamp-2 outline-offset-0 group-hover:text-brand after:absolute after:inset-0 after:rounded-3 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {goods.goods_name}
          </LocalLink>
        </Heading>
        {tags.length > 0 && (
          <p className="flex flex-wrap gap-1 pt-1">
            {tags.slice(0, 2).map(({ text, tone }) => (
              <Tag key={text} tone={tone}>
                {text}
              </Tag>
            ))}
          </p>
        )}
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Price value={goods.goods_price} />
          {isCheaper && <MarketPrice value={goods.goods_market_price} />}
        </p>
        <p className="flex justify-between gap-2 text-12 text-ink-3">
          <span className="whitespace-nowrap">{sold}</span>
          <span className="truncate">{goods.store_name}</span>
        </p>
        {children}
      </div>
    </article>
  )
}
