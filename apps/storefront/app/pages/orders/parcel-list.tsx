import type { TraceState } from '@fangshi/contract/logistics'
import { Package, PackageCheck } from 'lucide-react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { CopyButton } from '~/ui/toast/copy-button.tsx'
import { Tag, type TagTone } from '~/ui/tag.tsx'
import type { Order } from './order.ts'
import { ParcelLines } from './parcel-lines.tsx'

type Parcel = Order['parcels'][number]

const tones: Record<TraceState, TagTone> = {
  announced: 'neutral',
  collected: 'gold',
  in_transit: 'gold',
  out_for_delivery: 'gold',
  delivered: 'ok',
  problem: 'bad',
}

/** One parcel: carrier, tracking number and contents; its way is in the timeline. */
function ParcelCard({ parcel, name, lines }: { parcel: Parcel; name: string; lines: Order['order_goods'] }) {
  const t = useOrderTexts()
  const Icon = parcel.state === 'delivered' ? PackageCheck : Package
  return (
    <li className="flex gap-3 pt-3 not-last:pb-3">
      <Icon size={20} className="mt-1 shrink-0 text-ink-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {parcel.express_name}
          {name && <span className="font-normal text-ink-2">{name}</span>}
          {parcel.state && <Tag tone={tones[parcel.state]}>{t(`order:parcel_${parcel.state}`)}</Tag>}
        </p>
        <p className="flex flex-wrap items-center text-ink-2">
          <span className="mr-2">{t('order:trackingNumber')}</span>
          <span className="text-ink tabular-nums">{parcel.delivery_no}</span>
          <CopyButton value={parcel.delivery_no} label={`${t('order:copyTracking')} ${parcel.delivery_no}`} />
        </p>
        <ParcelLines lines={lines} />
      </div>
    </li>
  )
}

/** The parcels of an order, and the lines that are not shipped yet. */
export function ParcelList({ order: { parcels, order_goods } }: { order: Order }) {
  const t = useOrderTexts()
  if (!parcels.length) return null
  const waiting = order_goods.filter(({ parcel_id }) => parcel_id === null)
  return (
    <section aria-labelledby="parcels-heading" className="card p-4 md:p-6">
      <h2 id="parcels-heading" className="text-16 font-bold">
        {t('order:parcels')}
      </h2>
      <ul className="divide-y divide-line">
        {parcels.map((parcel, index) => (
          <ParcelCard
            key={parcel.id}
            parcel={parcel}
            name={parcels.length > 1 || waiting.length ? t('order:parcel', { number: index + 1 }) : ''}
            lines={order_goods.filter(({ parcel_id }) => parcel_id === parcel.id)}
          />
        ))}
      </ul>
      {waiting.length > 0 && (
        <div className="mt-3 border-t border-line pt-3">
          <p className="text-ink-2">{t('order:stillToSend')}</p>
          <ParcelLines lines={waiting} />
        </div>
      )}
    </section>
  )
}
