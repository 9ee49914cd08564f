import type { RefundLog as Entry, ShopperRefundDetail } from '@fangshi/contract/refunds'
import { Bot, Headset, Store, UserRound } from 'lucide-react'
import { classNames } from '~/ui/class-names.ts'
import { useRefundTexts } from '../own-texts.ts'
import { PictureStrip } from '~/pictures/picture-strip.tsx'
import { MessageForm } from './message-form.tsx'

const icons = { shopper: UserRound, seller: Store, admin: Headset, timer: Bot } as const

function LogEntry({ entry }: { entry: Entry }) {
  const t = useRefundTexts()
  const Icon = icons[entry.by]
  const isOwn = entry.by === 'shopper'
  return (
    <li className="flex gap-3">
      <span
        aria-hidden
        className={classNames(
          'flex size-9 shrink-0 items-center justify-center rounded-full',
          isOwn ? 'bg-brand-50 text-brand' : 'bg-sunken text-ink-2',
        )}
      >
        <Icon size={18} />
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{t(`refund:by_${entry.by}`)}</span>
          <span className="text-ink-2">{t(`refund:did_${entry.event}`)}</span>
          <time className="ml-auto text-12 text-ink-3 tabular-nums">{entry.at.slice(0, 16)}</time>
        </p>
        {entry.message && (
          <p className="mt-1 w-fit max-w-full rounded-2 bg-sunken px-3 py-2 wrap-anywhere whitespace-pre-line">
            {entry.message}
          </p>
        )}
        <PictureStrip images={entry.images} />
      </div>
    </li>
  )
}

/** What both sides and the platform did and wrote, the newest first; above it a message of one’s own. */
export function RefundLog({ refund }: { refund: ShopperRefundDetail }) {
  const t = useRefundTexts()
  return (
    <section aria-labelledby="log-heading" className="card space-y-4 p-4 md:p-6">
      <h2 id="log-heading" className="text-16 font-bold">
        {t('refund:log')}
      </h2>
      {refund.actions.includes('message') && <MessageForm refund={refund} />}
      <ol aria-labelledby="log-heading" className="space-y-4">
        {refund.log
          .toSorted((a, b) => b.id - a.id)
          .map((entry) => (
            <LogEntry key={entry.id} entry={entry} />
          ))}
      </ol>
    </section>
  )
}
