import type { BackofficeRefundDetail } from '@fangshi/contract/refunds-backoffice'
import { useText } from '../i18n/use-text.ts'
import { Thumbnails } from '../kit/table/thumbnails.tsx'
import styles from './refund-log.module.css'
import { actors, events } from './refund-texts.ts'

/** What both sides and the platform did and wrote, the oldest first; the buyer on the left, the others on the right. */
export function RefundLog({ log }: Pick<BackofficeRefundDetail, 'log'>) {
  const t = useText()
  return (
    <ol className={styles.log}>
      {log
        .toSorted((a, b) => a.id - b.id)
        .map((entry) => (
          <li key={entry.id} className={styles.entry} data-by={entry.by}>
            <p className={styles.head}>
              <strong>{t(actors[entry.by])}</strong>
              <span>{t(events[entry.event])}</span>
              <time>{entry.at}</time>
            </p>
            {entry.message && <p className={styles.message}>{entry.message}</p>}
            {entry.images.length > 0 && <Thumbnails addresses={entry.images} />}
          </li>
        ))}
    </ol>
  )
}
