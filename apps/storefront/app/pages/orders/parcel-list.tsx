import { Package } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { CopyButton } from '~/ui/copy-button.tsx'
import type { Order } from './order.ts'

/** The parcels on their way, each with its carrier and a number to copy. */
export function ParcelList({ parcels }: { parcels: Order['parcels'] }) {
  const t = useText()
  if (!parcels.length) return null
  return (
    <section aria-labelledby="parcels-heading" className="card p-4 md:p-6">
      <h2 id="parcels-heading" className="text-16 font-bold">
        {t('order:parcels')}
      </h2>
      <ul className="divide-y divide-line">
        {parcels.map((parcel, index) => (
          <li key={parcel.id} className="flex gap-3 pt-3 not-last:pb-3">
            <Package size={20} className="mt-1 text-ink-3" />
            <div className="min-w-0">
              <p className="font-medium">
                {parcel.express_name}
                {parcels.length > 1 && (
                  <span className="ml-2 font-normal text-ink-2">{t('order:parcel', { number: index + 1 })}</span>
                )}
              </p>
              <p className="flex items-center text-ink-2">
                <span className="mr-2">{t('order:trackingNumber')}</span>
                <span className="text-ink tabular-nums">{parcel.delivery_no}</span>
                <CopyButton value={parcel.delivery_no} label={t('order:copyTracking')} />
              </p>
              <p className="text-12 text-ink-3 tabular-nums">
                {t('order:sentAt')} {parcel.sent_at.slice(0, 16)}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
