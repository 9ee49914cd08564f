import type { userDefault } from '@fangshi/contract/orders'
import type { Reply } from '@fangshi/contract/route'
import { CreditCard, MessageSquareHeart, Package, Truck, Undo2 } from 'lucide-react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { useUserTexts } from '~/area-texts/user-texts.ts'
import { LocalLink } from '~/i18n/local-link.tsx'
import { links } from '~/routing/links.ts'
import { CardHeading } from './card-heading.tsx'

const tabs = [
  { tab: 'waiting_payment', icon: CreditCard },
  { tab: 'waiting_delivery', icon: Package },
  { tab: 'waiting_receipt', icon: Truck },
  { tab: 'waiting_comment', icon: MessageSquareHeart },
  { tab: 'after_sale', icon: Undo2 },
] as const

/** Links to the orders by status, with their counts. */
export function OrderShortcuts({ count }: { count: Reply<typeof userDefault>['count'] | undefined }) {
  const t = useUserTexts()
  const orderText = useOrderTexts()
  return (
    <section className="card p-4 md:p-6">
      <CardHeading title={t('user:orders')} to={links.orders()} />
      <ul className="grid grid-cols-5">
        {tabs.map(({ tab, icon: Icon }) => {
          const waiting = count?.[tab] ?? 0
          return (
            <li key={tab}>
              <LocalLink
                to={links.orders(tab)}
                className="flex min-h-18 flex-col items-center justify-center gap-1.5 rounded-3 text-center text-12 hover:bg-sunken md:text-13"
              >
                <span className="relative">
                  <Icon size={26} className="text-ink-2" />
                  {waiting > 0 && (
                    <span className="absolute -top-2 left-4 min-w-5 rounded-full bg-brand px-1 text-center text-12 font-medium whitespace-nowrap text-on-brand tabular-nums">
                      {waiting > 99 ? '99+' : waiting}
                    </span>
                  )}
                </span>
                {orderText(`order:tab_${tab}`)}
              </LocalLink>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
