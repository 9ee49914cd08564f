import { Picture } from '~/ui/goods/picture.tsx'
import type { Order } from './order.ts'

/** The contents of a parcel: picture, name and quantity of each line. */
export const ParcelLines = ({ lines }: { lines: Order['order_goods'] }) => (
  <ul className="mt-2 flex flex-wrap gap-2">
    {lines.map((line) => (
      <li key={line.id} className="flex max-w-full items-center gap-2 rounded-2 bg-sunken py-1 pr-3 pl-1 text-13">
        <Picture
          src={line.goods_image}
          alt=""
          sizes="32px"
          largest={320}
          side={32}
          className="size-8 shrink-0 rounded-1 object-cover"
        />
        <span className="min-w-0 truncate">{[line.goods_name, line.sku_name].filter(Boolean).join(' ')}</span>
        <span className="whitespace-nowrap text-ink-2 tabular-nums">× {line.buy_num}</span>
      </li>
    ))}
  </ul>
)
