import { dueAges, readDue, refundsDue, suspense } from '@fangshi/contract/books'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { yuanText } from '../../kit/list/amount-text.ts'
import { call } from '../../session/api.ts'
import styles from './books.module.css'
import { channels, texts } from './texts.ts'

/** What waits: what channels hold, suspense, and refunds due by age. */
export function WaitingMoney() {
  const t = useText()
  const { data } = useQuery({
    queryKey: ['/Admin/books', 'due'],
    queryFn: ({ signal }) => call(readDue, {}, { signal, quiet: true }),
  })
  if (!data) return null
  const ageName = (days: number, index: number): string => {
    const to = dueAges[index]
    if (days === 0) return t(texts.dueLess)
    return to === undefined ? t(texts.dueFrom, { days }) : t(texts.dueBetween, { from: days, to })
  }
  const held = data.channels.flatMap(({ channel, held: money }) => {
    const known = channels.find(({ value }) => value === channel)
    return known ? [{ channel: t(known.label), money }] : []
  })
  return (
    <>
      <dl className={styles.cards}>
        {held.map(({ channel, money }) => (
          <div key={channel}>
            <dt>{t(texts.held, { channel })}</dt>
            <dd>{yuanText(money)}</dd>
          </div>
        ))}
        <div>
          <dt>
            <Link to={suspense.path}>{t(texts.suspense)}</Link>
          </dt>
          <dd>{yuanText(data.suspense)}</dd>
        </div>
      </dl>
      <section className={styles.card} aria-label={t(texts.due)}>
        <h2>
          <Link to={refundsDue.path}>{t(texts.due)}</Link>
        </h2>
        <dl className={styles.cards}>
          {data.refunds.map(({ days, count, money }, index) => (
            <div key={days}>
              <dt>{ageName(days, index)}</dt>
              <dd>
                {yuanText(money)}
                <small>{t(texts.count, { count })}</small>
              </dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
