import { lookUpCommission } from '@fangshi/contract/commission-rates'
import { CheckCircleFilled } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { Button, Spin } from 'antd'
import { useState } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { errorText, call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { commissionScopes as scopes } from '../../orders/commission-scopes.ts'
import { goodsPicker } from './goods-picker.ts'
import styles from './rate-look-up.module.css'

const texts = {
  title: l('查询商品适用费率', 'Look up a product’s rate'),
  pick: l('选择商品', 'Choose a product'),
  unset: l('未设置', 'Not set'),
  applies: l('适用', 'Applies'),
  none: l('没有适用的费率，不收佣金', 'No rate applies: no commission is charged'),
  why: l(
    '按店铺、分类（由细到粗）、全平台的顺序，取第一个已设置的费率。',
    'The first rate that is set counts: store, then class from the narrowest up, then everything.',
  ),
}

/** The rates that could apply to goods, from the most specific down, and the one that does. */
function Rates({ id }: { id: number }) {
  const t = useText()
  const locale = useLocale()
  const { data, error } = useQuery({
    queryKey: ['Admin', 'commission', id],
    queryFn: ({ signal }) => call(lookUpCommission, { params: { id } }, { quiet: true, signal }),
    staleTime: 0,
  })
  if (error) return <p>{errorText(error, locale)}</p>
  if (!data) return <Spin />
  return (
    <div aria-live="polite">
      <p className={styles.result}>
        {data.goods_name} <strong>{data.rate}%</strong>
      </p>
      <ol className={styles.candidates}>
        {data.candidates.map(({ scope, name, rate, applies }) => (
          <li key={`${scope} ${name}`} className={applies ? styles.applies : undefined}>
            <span>{[t(scopes[scope]), name].filter(Boolean).join(' · ')}</span>
            <span>{rate === null ? t(texts.unset) : `${rate}%`}</span>
            {applies && (
              <span>
                <CheckCircleFilled aria-hidden /> {t(texts.applies)}
              </span>
            )}
          </li>
        ))}
      </ol>
      <p className={styles.why}>{data.candidates.some(({ applies }) => applies) ? t(texts.why) : t(texts.none)}</p>
    </div>
  )
}

/** Says which commission rate goods would be sold at now, and why. */
export function RateLookUp() {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [id, setId] = useState<number>()
  return (
    <section className={styles.card} aria-label={t(texts.title)}>
      <div className={styles.head}>
        <h2>{t(texts.title)}</h2>
        <Button onClick={() => setOpen(true)}>{t(texts.pick)}</Button>
      </div>
      {id !== undefined && <Rates id={id} />}
      {isOpen && (
        <goodsPicker.Picker title={t(texts.pick)} onPick={([first]) => setId(first)} onClose={() => setOpen(false)} />
      )}
    </section>
  )
}
