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

/** The lines of a quote or order. With `linked`, names link to the goods. */
export const GoodsLines = ({ lines, linked = false }: { lines: readonly GoodsLine[]; linked?: boolean }) => (
  <ul className="divide-y divide-line">
    {lines.map((line) => (
      <li key={line.sku_id} className="flex gap-3 py-3">
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
          <p className="text-13 text-ink-2 tabular-nums">
            ¥{line.goods_price} × {line.buy_num}
          </p>
        </div>
        <Price value={line.total_price} exact size="s" tone="ink" />
      </li>
    ))}
  </ul>
)
