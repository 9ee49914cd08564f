import { Store } from 'lucide-react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { ChatButton } from '~/chats/entry/chat-button.tsx'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { discountsOf } from '../checkout/offers/discounts.ts'
import { FreightRules } from '../checkout/freight-rules.tsx'
import { PriceTable } from '../checkout/price-table.tsx'
import { totalName, type Order } from './order.ts'
import { GoodsLines } from '~/ui/goods/goods-lines.tsx'

/** The lines of an order and the parts of its price. */
export function OrderGoodsCard({ order }: { order: Order }) {
  const t = useOrderTexts()
  return (
    <section aria-label={order.store_name} className="card px-4 pb-4 md:px-6 md:pb-6">
      <div className="flex items-center gap-3 border-b border-line py-2">
        <h2 className="min-w-0 flex-1 font-medium">
          <LocalLink
            to={links.store(order.store_id)}
            className="flex items-center gap-2 rounded-1 py-1 hover:text-brand"
          >
            <Store size={18} className="text-ink-3" />
            <span className="truncate">{order.store_name}</span>
          </LocalLink>
        </h2>
        <ChatButton storeId={order.store_id} subject={{ orderId: order.id }} className="min-h-11 md:min-h-8" />
      </div>
      <GoodsLines lines={order.order_goods} linked />
      <div className="border-t border-line pt-4 md:ml-auto md:max-w-80">
        <PriceTable
          sums={order}
          discounts={discountsOf(order.steps)}
          totalName={t(totalName(order))}
          freightNote={<FreightRules steps={order.steps} />}
        />
        {Number(order.refunded_money) > 0 && (
          <p className="flex justify-between gap-4 pt-2 text-ink-2">
            {t('order:refunded')}
            <span className="tabular-nums">−¥{order.refunded_money}</span>
          </p>
        )}
      </div>
    </section>
  )
}
