import type { OrderRow } from '@fangshi/contract/orders'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/links.ts'
import { Picture } from '~/ui/picture.tsx'
import { Price } from '~/ui/price.tsx'

/** What was bought, as it was called and cost then. */
export const OrderLines = ({ lines }: { lines: OrderRow['order_goods'] }) => (
  <ul className="divide-y divide-line">
    {lines.map((line) => (
      <li key={line.id} className="flex gap-3 py-3">
        <Picture
          src={line.goods_image}
          alt=""
          sizes="64px"
          largest={320}
          side={64}
          className="size-16 shrink-0 rounded-2 bg-sunken object-cover"
        />
        <div className="min-w-0 flex-1">
          <LocalLink to={links.goods(line.goods_id)} className="line-clamp-2 rounded-1 hover:text-brand">
            {line.goods_name}
          </LocalLink>
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
