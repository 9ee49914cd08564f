import { useText } from '~/i18n/text.tsx'
import type { TextKey } from '~/i18n/language.ts'
import { classNames } from '~/ui/class-names.ts'
import type { Order } from './order.ts'

const actors = ['shopper', 'seller', 'admin'] as const

/** Who did it; timers and payments count as the system. */
const actorText = (by: string): TextKey => `order:by_${actors.find((actor) => actor === by) ?? 'system'}`

/** What happened to the order and who did it, newest first. */
export function OrderHistory({ history }: { history: Order['history'] }) {
  const t = useText()
  return (
    <section aria-labelledby="history-heading" className="card p-4 md:p-6">
      <h2 id="history-heading" className="pb-3 text-16 font-bold">
        {t('order:history')}
      </h2>
      <ol>
        {history.toReversed().map(({ status, by, reason, at }, index) => (
          <li
            key={`${status}-${at}`}
            className="relative pb-4 pl-6 before:absolute before:top-3 before:bottom-0 before:left-1.5 before:w-px before:bg-line last:pb-0 last:before:hidden"
          >
            <span
              aria-hidden
              className={classNames(
                'absolute top-1.5 left-0.5 size-2.5 rounded-full',
                index === 0 ? 'bg-brand' : 'bg-line-strong',
              )}
            />
            <p className={classNames(index === 0 && 'font-medium')}>
              {t(`order:did_${status}`)}
              <span className="ml-2 font-normal text-ink-2">{t(actorText(by))}</span>
            </p>
            {reason && <p className="text-13 text-ink-2">{reason}</p>}
            <time className="text-12 text-ink-3 tabular-nums">{at}</time>
          </li>
        ))}
      </ol>
    </section>
  )
}
