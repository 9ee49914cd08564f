import type { ReviewDetail } from '@fangshi/contract/goods-review'
import { localText } from '@fangshi/contract/locale'
import { Button, Tag } from 'antd'
import { texts } from '../../goods/goods-texts.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { editor, image, text } from '../../kit/fields/build.ts'
import { FieldValue } from '../../kit/fields/form/field-value.tsx'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Decision } from './decide-dialog.tsx'
import { decisions as names } from './goods-columns.tsx'
import styles from './goods-review.module.css'
import { SkuList } from './sku-list.tsx'

/** The reviewed fields as they are shown; the class is shown by name. */
const fields = {
  goods_name: text(texts.name, { local: true }),
  goods_subname: text(texts.subname, { local: true }),
  class_id: text(texts.class),
  goods_images: image(texts.images, { multiple: true }),
  goods_content: editor(texts.content, { local: true }),
  goods_content_mobile: editor(texts.contentMobile, { local: true }),
} as const
type Field = keyof typeof fields

const says = {
  words: l('商品内容', 'Content'),
  onSale: l('出售中的版本', 'On sale'),
  newer: l('新提交的内容', 'Submitted'),
  changed: l('有变化', 'Changed'),
  skus: l('规格与价格', 'SKUs and prices'),
}

interface Props {
  goods: ReviewDetail
  /** The decisions that are possible now. */
  decisions: readonly Decision[]
  onDecide: (decision: Decision) => void
}

/** The submitted content beside the content on sale, and the SKUs, which need no review (rules §3). */
export function GoodsReview({ goods, decisions, onDecide }: Props) {
  const t = useText()
  const locale = useLocale()
  const { on_sale, newer, changed } = goods
  const isBoth = newer !== null && on_sale !== null
  const shown = [
    ...(newer ? [{ title: says.newer, words: newer }] : []),
    ...(on_sale ? [{ title: says.onSale, words: on_sale }] : []),
  ]
  const isBlank = (field: Field): boolean =>
    shown.every(({ words }) => {
      const value = words[field]
      return typeof value === 'object' && 'zh-cn' in value && !value['zh-cn'] && !value.en
    })
  const isChanged = (field: Field): boolean => isBoth && changed.includes(field)
  return (
    <div className={styles.review}>
      {decisions.length > 0 && (
        <div className={styles.decisions}>
          {decisions.map((decision) => (
            <Button
              key={decision}
              type={decision === 'approve' ? 'primary' : 'default'}
              danger={decision === 'reject' || decision === 'take_down'}
              onClick={() => onDecide(decision)}
            >
              {t(names[decision])}
            </Button>
          ))}
        </div>
      )}
      <h3 className={styles.title}>{t(says.words)}</h3>
      {(Object.keys(fields) as Field[])
        .filter((field) => !isBlank(field))
        .map((field) => (
          <section key={field} className={isChanged(field) ? `${styles.line} ${styles.changed}` : styles.line}>
            <h4 className={styles.field}>
              {t(fields[field].label)}
              {isChanged(field) && <Tag color="warning">{t(says.changed)}</Tag>}
            </h4>
            <div className={styles.versions}>
              {shown.map(({ title, words }) => (
                <div key={title.en} className={styles.version}>
                  {isBoth && <span className={styles.of}>{t(title)}</span>}
                  <FieldValue spec={fields[field]} value={field === 'class_id' ? words.class_name : words[field]} />
                </div>
              ))}
            </div>
          </section>
        ))}
      <h3 className={styles.title}>
        {t(says.skus)}
        {goods.attrs.length > 0 && ` · ${goods.attrs.map(({ name }) => localText(name, locale)).join(' × ')}`}
      </h3>
      <SkuList skus={goods.skus} />
    </div>
  )
}
