import { useText } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { ButtonLink } from '~/ui/button.tsx'
import type { OrderGroup } from '../use-order-group.ts'

/** The ways on for a shopper whose balance cannot pay the group. */
export function ShortBalance({ group: { orders } }: { group: OrderGroup }) {
  const t = useText()
  const [first] = orders
  return (
    <div className="flex flex-col items-center gap-4 rounded-3 bg-sunken p-6 text-center">
      <p>{t('order:balanceShortText')}</p>
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink tone="brand" to={first && orders.length === 1 ? links.order(first.id) : links.orders()}>
          {t('order:changeOrder')}
        </ButtonLink>
        <ButtonLink to={links.list()}>{t('order:goOnShopping')}</ButtonLink>
      </div>
    </div>
  )
}
