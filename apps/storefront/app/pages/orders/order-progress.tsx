import { Check } from 'lucide-react'
import { useText } from '~/i18n/text.tsx'
import { classNames } from '~/ui/class-names.ts'
import { stagesOf, type Order } from './order.ts'

/** The stages of the order with their times: side by side on wide screens, stacked on phones. */
export function OrderProgress({ order }: { order: Order }) {
  const t = useText()
  const stages = stagesOf(order)
  const current = stages.findLastIndex(({ at }) => at !== null)
  return (
    <ol aria-label={t('order:progress')} className="max-md:space-y-3 md:flex">
      {stages.map(({ stage, at }, index) => (
        <li
          key={stage}
          aria-current={index === current ? 'step' : undefined}
          className={classNames(
            'relative flex gap-3 md:flex-1 md:flex-col md:items-center md:gap-1 md:text-center',
            index > 0 &&
              'md:before:absolute md:before:top-3 md:before:right-[calc(50%+1rem)] md:before:left-[calc(-50%+1rem)] md:before:h-px',
            index > 0 && (at ? 'md:before:bg-ok' : 'md:before:bg-line'),
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
          <span className="flex flex-1 justify-between md:block">
            <span className={classNames('block', index === current && 'font-medium')}>
              {t(`order:progress_${stage}`)}
            </span>
            {at && <time className="block text-12 text-ink-3 tabular-nums">{at.slice(0, 16)}</time>}
          </span>
        </li>
      ))}
    </ol>
  )
}
