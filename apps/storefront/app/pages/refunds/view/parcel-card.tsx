import type { TracedParcel } from '@fangshi/contract/orders'
import { Package, PackageCheck } from 'lucide-react'
import { useId, useState } from 'react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { CopyButton } from '~/ui/toast/copy-button.tsx'
import { Tag } from '~/ui/tag.tsx'
import { useRefundTexts } from '../own-texts.ts'

/** How many steps are shown at first. */
const first = 3

/** A parcel between shopper and store: courier, number and its way, the newest step first. */
export function ParcelCard({ parcel, title }: { parcel: TracedParcel; title: string }) {
  const t = useRefundTexts()
  const shop = useOrderTexts()
  const headingId = useId()
  const listId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { traces, state } = parcel
  const shown = isOpen ? traces : traces.slice(0, first)
  const Icon = state === 'delivered' ? PackageCheck : Package
  return (
    <section aria-labelledby={headingId} className="card p-4 md:p-6">
      <h2 id={headingId} className="pb-2 text-16 font-bold">
        {title}
      </h2>
      <p className="flex flex-wrap items-center gap-x-2">
        <Icon size={20} className="text-ink-3" />
        <span className="font-medium">{parcel.express_name}</span>
        <span className="tabular-nums">{parcel.delivery_no}</span>
        <CopyButton value={parcel.delivery_no} label={`${t('refund:copyTracking')} ${parcel.delivery_no}`} />
        {state && (
          <Tag tone={state === 'delivered' ? 'ok' : state === 'problem' ? 'bad' : 'gold'}>
            {shop(`order:parcel_${state}`)}
          </Tag>
        )}
      </p>
      {traces.length === 0 && <p className="text-13 text-ink-2">{t('refund:noTrace')}</p>}
      <ol id={listId} aria-labelledby={headingId} className="space-y-2 pt-2">
        {shown.map(({ time, context }, index) => (
          // New steps are only added at the top.
          <li key={traces.length - index} className={index === 0 ? '' : 'text-ink-2'}>
            <p className="wrap-anywhere">{context}</p>
            <time className="text-12 text-ink-3 tabular-nums">{time.slice(0, 16)}</time>
          </li>
        ))}
      </ol>
      {traces.length > first && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setIsOpen(!isOpen)}
          className="mt-1 -ml-1 min-h-11 rounded-1 px-1 text-13 text-ink-2 hover:text-brand md:min-h-8"
        >
          {isOpen ? t('refund:showLess') : t('refund:showAll', { count: traces.length })}
        </button>
      )}
    </section>
  )
}
