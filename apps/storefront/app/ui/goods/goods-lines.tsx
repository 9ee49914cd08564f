import type { ReactNode } from 'react'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { Picture } from './picture.tsx'
import { Price } from './price.tsx'

interface GoodsLine {
  goods_id: number
  sku_id: number
  goods_name: string
  sku_name: string
  goods_image: string
  goods_price: string
  buy_num: number
  total_price: string
}

/** One line: picture, name, variant, what `children` say of it, and an amount. With `linked`, the name links to the goods. */
export const GoodsLineRow = ({
  line,
  linked = false,
  amount,
  children,
}: {
  line: Pick<GoodsLine, 'goods_id' | 'goods_name' | 'sku_name' | 'goods_image'>
  linked?: boolean
  /** None where no money is about. */
  amount: string | undefined
  children: ReactNode
}) => (
  <li className="flex gap-3 py-3">
    <Picture
      src={line.goods_image}
      alt=""
      sizes="64px"
      largest={320}
      side={64}
      className="size-16 shrink-0 rounded-2 bg-sunken object-cover"
    />
    <div className="min-w-0 flex-1">
      {linked ? (
        <LocalLink to={links.goods(line.goods_id)} className="line-clamp-2 rounded-1 hover:text-brand">
          {line.goods_name}
        </LocalLink>
      ) : (
        <p className="line-clamp-2">{line.goods_name}</p>
      )}
      {line.sku_name && <p className="truncate text-13 text-ink-2">{line.sku_name}</p>}
      {children}
    </div>
    {amount !== undefined && <Price value={amount} exact size="s" tone="ink" />}
  </li>
)

/** The lines of a quote or order. With `linked`, names link to the goods. */
export const GoodsLines = ({ lines, linked = false }: { lines: readonly GoodsLine[]; linked?: boolean }) => (
  <ul className="divide-y divide-line">
    {lines.map((line) => (
      <GoodsLineRow key={line.sku_id} line={line} linked={linked} amount={line.total_price}>
        <p className="text-13 text-ink-2 tabular-nums">
          ¥{line.goods_price} × {line.buy_num}
        </p>
      </GoodsLineRow>
    ))}
  </ul>
)
