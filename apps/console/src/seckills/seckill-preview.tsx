import { localText, type LocalText } from '@fangshi/contract/locale'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import { thumbnailOf } from '@fangshi/contract/sized-source'
import { Form } from 'antd'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { seckillTexts as texts } from './seckill-texts.ts'
import styles from './seckills.module.css'
import type { TermsDrafts } from './sku-terms.ts'

interface Props {
  goods: { goods_name: LocalText; goods_image: string; skus: readonly { sku_id: number; goods_price: string }[] }
}

const cents = (money: unknown): number | null => parseMoney(String((money as string | number | null) ?? ''))

/** The card of the flash sale in the form around it, as shoppers will see it: its lowest price. */
export function SeckillPreview({ goods }: Props) {
  const t = useText()
  const locale = useLocale()
  const terms = (Form.useWatch('terms', { preserve: true }) ?? {}) as TermsDrafts
  const end = Form.useWatch('end_time', { preserve: true }) as string | undefined
  const limit = Form.useWatch('max_per_person', { preserve: true }) as number | undefined
  const priced = goods.skus.flatMap(({ sku_id, goods_price }) => {
    const price = cents(terms[sku_id]?.price)
    return price === null ? [] : [{ price, goods_price }]
  })
  const lowest = priced.toSorted((a, b) => a.price - b.price)[0]
  if (!lowest) return null
  return (
    <section className={styles.preview} aria-label={t(texts.preview)}>
      <h3>{t(texts.preview)}</h3>
      <div className={styles.card}>
        <img src={thumbnailOf(goods.goods_image)} alt="" width={88} height={88} />
        <div>
          <b>{localText(goods.goods_name, locale)}</b>
          {end && <p className={styles.ends}>{t(texts.ends, { time: end.slice(5, 16), count: limit ?? 1 })}</p>}
          <p>
            <strong>¥{formatMoney(lowest.price)}</strong> <s>¥{lowest.goods_price}</s>
          </p>
          <div className={styles.bar}>{t(texts.sold, { percent: 0 })}</div>
        </div>
        <span className={styles.grab}>{t(texts.grab)}</span>
      </div>
    </section>
  )
}
