import { maxLabOrders } from '@fangshi/contract/promotion-lab'
import { Alert, Empty } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { EffectTable } from './effect-table.tsx'
import { figuresOf } from './figures.ts'
import styles from './lab.module.css'
import { LabDays } from './lab-days.tsx'
import { LabOrders } from './lab-orders.tsx'
import { texts } from './texts.ts'
import type { LabReply } from './trial.ts'

/** What the offer would have done: how many orders it touches, what it costs and brings, day by day and order by order. */
export function LabResult({ result }: { result: LabReply }) {
  const t = useText()
  const locale = useLocale()
  if (!result.orders)
    return (
      <section className={styles.card} aria-label={t(texts.effect)}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(texts.noOrders)} />
      </section>
    )
  const figures = figuresOf(result, { t, money: (amount) => moneyText(amount, locale) })
  return (
    <>
      {result.is_capped && <Alert type="info" showIcon title={t(texts.capped, { count: maxLabOrders })} />}
      <section className={styles.card} aria-label={t(texts.effect)}>
        <h2>{t(texts.effect)}</h2>
        <dl className={styles.figures}>
          {figures.map(({ name, value, note, means }) => (
            <div key={name.en}>
              <dt>{t(name)}</dt>
              <dd>
                {value}
                <small title={means}>{note}</small>
              </dd>
            </div>
          ))}
        </dl>
        {'asked' in result && !result.asked && (
          <Alert type="info" showIcon className={styles.unasked} title={t(texts.askedByNobody)} />
        )}
        <EffectTable result={result} />
      </section>
      <LabDays result={result} />
      {result.used > 0 && <LabOrders result={result} />}
    </>
  )
}
