import type { GoodsDetail } from '@fangshi/contract/catalog'
import { ShieldCheck, Truck, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocale, useText } from '~/i18n/text.tsx'
import { dayName } from '~/ui/day-name.ts'
import { freightText } from './delivery-text.ts'
import { useFreightToAddress } from './use-freight-to-address.ts'
import type { SkuChoice } from './use-sku-choice.ts'

const Line = ({ icon: Icon, name, children }: { icon: LucideIcon; name: string; children: ReactNode }) => (
  <div className="col-span-2 grid grid-cols-subgrid">
    <dt className="flex items-center gap-2 self-start text-ink-3">
      <Icon size={16} />
      {name}
    </dt>
    <dd className="min-w-0">{children}</dd>
  </div>
)

/**
 * The shipping costs, for a logged-in shopper those to the default address with the expected arrival, and the promises of the
 * marketplace.
 */
export function DeliveryLines({
  freight,
  place,
  chosen,
}: {
  freight: GoodsDetail['freight']
  place: string
  chosen: SkuChoice
}) {
  const t = useText()
  const locale = useLocale()
  const toAddress = useFreightToAddress(chosen)
  const price = toAddress && { ...toAddress, isFrom: !chosen.sku }
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-3 gap-y-2 text-13">
      <Line icon={Truck} name={t('goods:delivery')}>
        {place && `${t('goods:shipsFrom', { place })} · `}
        <span className="font-medium">{freightText(freight, price, t)}</span>
        {(freight.kind === 'template' || toAddress) && (
          <span className="block truncate text-ink-3">
            {toAddress ? t('goods:freightTo', { place: toAddress.area_info }) : t('goods:freightLater')}
          </span>
        )}
        {toAddress?.arrives_on && (
          <span className="block text-ok">{t('goods:arrivesOn', { day: dayName(toAddress.arrives_on, locale) })}</span>
        )}
      </Line>
      <Line icon={ShieldCheck} name={t('goods:service')}>
        {t('goods:serviceLines')}
      </Line>
    </dl>
  )
}
