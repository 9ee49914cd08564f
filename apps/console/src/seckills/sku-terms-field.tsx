import { messageOf } from '@fangshi/contract/errors'
import { localText } from '@fangshi/contract/locale'
import { parseMoney } from '@fangshi/contract/money'
import { seckillGoods, type SeckillSku } from '@fangshi/contract/seckills'
import { useQuery } from '@tanstack/react-query'
import { Form, InputNumber, Skeleton } from 'antd'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { call } from '../session/api.ts'
import { SeckillPreview } from './seckill-preview.tsx'
import { seckillTexts as texts } from './seckill-texts.ts'
import styles from './seckills.module.css'
import { takesPart, type TermsDrafts } from './sku-terms.ts'

interface Props {
  saved?: TermsDrafts | undefined
  /** Nothing is saved, so quotas may be larger than the stock. */
  isTrial?: boolean
}

/** The SKUs of the chosen goods with the price and the quota of each; stands in the form of a flash sale. */
export function SkuTermsField({ saved = {}, isTrial = false }: Props) {
  const t = useText()
  const form = Form.useFormInstance()
  const goodsId = Number(Form.useWatch('goods_id', { form, preserve: true }) ?? 0)
  const goods = useQuery({
    queryKey: [seckillGoods.path, goodsId],
    queryFn: ({ signal }) => call(seckillGoods, { params: { id: goodsId } }, { signal }),
    enabled: goodsId > 0,
  })
  return (
    <fieldset className={styles.terms}>
      <legend>{t(texts.skus)}</legend>
      <p className={styles.help}>{t(isTrial ? texts.skusTrialHelp : texts.skusHelp)}</p>
      {goodsId === 0 && <p className={styles.help}>{t(texts.chooseGoods)}</p>}
      {goods.isLoading && <Skeleton active paragraph={{ rows: 2 }} />}
      {goods.data && (
        <>
          <ul className={styles.list}>
            {goods.data.skus.map((sku) => (
              <TermsRow
                key={sku.sku_id}
                sku={sku}
                saved={saved[sku.sku_id]}
                most={isTrial ? maxQuota : sku.stock + (saved[sku.sku_id]?.quota ?? 0)}
              />
            ))}
          </ul>
          <SeckillPreview goods={goods.data} />
        </>
      )}
    </fieldset>
  )
}

type FormSku = Omit<SeckillSku, 'price' | 'quota' | 'ordered'>

/** The most that the contract takes. */
const maxQuota = 1_000_000

function TermsRow({ sku, saved, most }: { sku: FormSku; saved: TermsDrafts[string]; most: number }) {
  const t = useText()
  const locale = useLocale()
  const { sku_id, sku_name, goods_price, stock } = sku
  const name = localText(sku_name, locale) || t(texts.only)
  const at = (field: 'price' | 'quota') => ['terms', String(sku_id), field]
  const needed = {
    validator: (_: unknown, value: unknown) => {
      const isEmpty = value === undefined || value === null || value === ''
      return isEmpty ? Promise.reject(new Error(messageOf('REQUIRED', locale))) : Promise.resolve()
    },
  }
  const below = {
    validator: (_: unknown, value?: string | number | null) =>
      (parseMoney(String(value ?? '0')) ?? 0) < (parseMoney(goods_price) ?? 0)
        ? Promise.resolve()
        : Promise.reject(new Error(messageOf('SECKILL_PRICE_TOO_HIGH', locale))),
  }
  const draft = Form.useWatch(['terms', String(sku_id)], { preserve: true }) as TermsDrafts[string]
  const rules = takesPart(draft) ? [needed] : []
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        {name}
        <small>
          {t(texts.goodsPrice)} ¥{goods_price} · {t(texts.stock)} {stock}
        </small>
      </span>
      <Form.Item name={at('price')} initialValue={saved?.price} rules={[...rules, below]}>
        <InputNumber
          stringMode
          min="0.01"
          precision={2}
          prefix="¥"
          placeholder={t(texts.price)}
          aria-label={t(texts.priceOf, { name })}
        />
      </Form.Item>
      <Form.Item name={at('quota')} initialValue={saved?.quota} rules={rules}>
        <InputNumber
          min={1}
          max={most}
          precision={0}
          placeholder={t(texts.quota)}
          aria-label={t(texts.quotaOf, { name })}
        />
      </Form.Item>
    </li>
  )
}
