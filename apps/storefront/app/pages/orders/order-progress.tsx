import { Check } from 'lucide-react'
import { useOrderTexts } from '~/area-texts/order-texts.ts'
import { classNames } from '~/ui/class-names.ts'
import { stagesOf, type Order } from './order.ts'

/** How far the order has come, side by side; when is in the timeline. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useOrderTexts()
  const stages = stagesOf(order)
  const current = stages.findLastIndex(({ at }) => at !== null)
  return (
    <ol aria-label={t('order:progress')} className="flex">
      {stages.map(({ stage, at }, index) => (
        <li
          key={stage}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(
            'relative flex flex-1 flex-col items-center gap-1 text-center text-12 md:text-14',
            index > 0 &&
              'before:absolute before:top-3 before:right-[calc(50%+1rem)] before:left-[calc(-50%+1rem)] before:h-px',
            index > 0 && (at ? 'before:bg-ok' : 'before:bg-line'),
            !at && 'text-ink-3',
          )}
        >
          <span
            aria-hidden
            className={classNames(
              'flex size-6 shrink-0 items-center justify-center rounded-full text-12 tabular-nums',
              at ? 'bg-ok-50 text-ok' : 'bg-sunken',
            )}
          >
            {at ? <Check size={14} /> : index + 1}
          </span>
          <span className={classNames(index === current && 'font-medium')}>{t(`order:progress_${stage}`)}</span>
        </li>
      ))}
    </ol>
  )
}
