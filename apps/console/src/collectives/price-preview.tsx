import { collectiveGoods } from '@fangshi/contract/collectives-backoffice'
import { groupPrice } from '@fangshi/contract/group-price'
import { localText } from '@fangshi/contract/locale'
import { formatMoney, parseMoney } from '@fangshi/contract/money'
import { thumbnailOf } from '@fangshi/contract/sized-source'
import { useQuery } from '@tanstack/react-query'
import { Form, Skeleton } from 'antd'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { call } from '../session/api.ts'
import { collectiveTexts as texts } from './collective-texts.ts'
import styles from './collectives.module.css'
import { GroupPrices } from './group-prices.tsx'

/** What the percent in the form around it makes of the chosen goods' prices, and the card that shoppers will see. */
export function PricePreview() {
  const t = useText()
  const locale = useLocale()
  const form = Form.useFormInstance()
  const goodsId = Number(Form.useWatch('goods_id', { form, preserve: true }) ?? 0)
  const percent = parseMoney(String(Form.useWatch('percent_off', { form, preserve: true }) ?? ''))
  const people = Form.useWatch('people', { form, preserve: true }) as number | null | undefined
  const goods = useQuery({
    queryKey: [collectiveGoods.path, goodsId],
    queryFn: ({ signal }) => call(collectiveGoods, { params: { id: goodsId } }, { signal }),
    enabled: goodsId > 0,
  })
  if (goodsId === 0) return <p className={styles.help}>{t(texts.chooseGoods)}</p>
  if (!goods.data) return <Skeleton active paragraph={{ rows: 2 }} />
  const priced = goods.data.skus.map((sku) => ({
    ...sku,
    collective_price: percent === null ? '' : formatMoney(groupPrice(parseMoney(sku.goods_price) ?? 0, percent)),
  }))
  const lowest = priced.toSorted((a, b) => Number(a.goods_price) - Number(b.goods_price))[0]
  return (
    <>
      <GroupPrices skus={priced} />
      {lowest?.collective_price && (
        <section className={styles.preview} aria-label={t(texts.preview)}>
          <h3>{t(texts.preview)}</h3>
          <div className={styles.card}>
            <img src={thumbnailOf(goods.data.goods_image)} alt="" width={88} height={88} />
            <div>
              <b>{localText(goods.data.goods_name, locale)}</b>
              {people && <p className={styles.tag}>{t(texts.tag, { people })}</p>}
              <p>
                <strong>¥{lowest.collective_price}</strong> <s>¥{lowest.goods_price}</s>
              </p>
            </div>
            <span className={styles.action}>{t(texts.open)}</span>
          </div>
        </section>
      )}
    </>
  )
}
