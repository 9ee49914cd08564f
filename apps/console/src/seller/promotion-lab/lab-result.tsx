import { maxLabOrders, type tryPromotion } from '@fangshi/contract/promotion-lab'
import type { Reply } from '@fangshi/contract/route'
import { Alert, Empty } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { moneyText } from '../../kit/dashboard/money-text.ts'
import { EffectTable } from './effect-table.tsx'
import styles from './lab.module.css'
import { LabDays } from './lab-days.tsx'
import { LabOrders } from './lab-orders.tsx'
import { texts } from './texts.ts'

export type LabReply = Reply<typeof tryPromotion>

/** What the offer would have done: how many orders it touches, what it costs and brings, day by day and order by order. */
export function LabResult({ result }: { result: LabReply }) {
  const t = useText()
  const locale = useLocale()
  const { orders, reached, nearly, used, buyers, before, after } = result
  const extra = Number(after.store_discount) - Number(before.store_discount)
  const share = (count: number): string => `${Math.round((count / orders) * 100)}%`
  const figures = [
    { name: texts.orders, value: String(orders), note: t(texts.range, { from: result.from.slice(0, 10) }) },
    {
      name: texts.reached,
      value: `${reached} · ${share(reached)}`,
      note: t(texts.nearly, { count: nearly }),
      means: t(texts.nearlyMeans),
    },
    { name: texts.used, value: `${used} · ${share(used)}`, note: t(texts.buyers, { count: buyers }) },
    {
      name: texts.costs,
      value: moneyText(extra.toFixed(2), locale),
      note: t(texts.perOrder, { money: (used ? extra / used : 0).toFixed(2) }),
    },
  ]
  if (!orders)
    return (
      <section className={styles.card} aria-label={t(texts.effect)}>
        <Empty image={Empty.PRESENTED_IMAGE_SIMPLE} description={t(texts.noOrders)} />
      </section>
    )
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
        <EffectTable result={result} />
      </section>
      <LabDays result={result} />
      {used > 0 && <LabOrders result={result} />}
    </>
  )
}
