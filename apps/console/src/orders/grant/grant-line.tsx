import type { grantForm, previewGrant } from '@fangshi/contract/refund-grants'
import type { Reply } from '@fangshi/contract/route'
import { thumbnailOf } from '@fangshi/contract/sized-source'
import { Checkbox, InputNumber, Tag } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import type { ChosenLine } from './chosen-lines.ts'
import styles from './grant.module.css'
import { grantTexts as texts } from './texts.ts'

type Line = Reply<typeof grantForm>['lines'][number]

interface Props {
  line: Line
  /** What is chosen of it; undefined for nothing. */
  chosen: ChosenLine | undefined
  /** The amounts for what is chosen, once they are known. */
  preview: Reply<typeof previewGrant>['lines'][number] | undefined
  onChange: (chosen: ChosenLine | undefined) => void
}

/** A line of the order: what is left of it, and how many pieces and how much of it go back. */
export function GrantLine({ line, chosen, preview, onChange }: Props) {
  const t = useText()
  const { id, goods_name, sku_name, goods_image, left_num, left_money, obstacle, is_sent } = line
  const name = [goods_name, sku_name].filter(Boolean).join(' ')
  return (
    <li className={styles.line}>
      <Checkbox
        aria-label={t(texts.choose, { name })}
        className={styles.check ?? ''}
        checked={chosen !== undefined}
        disabled={obstacle !== null}
        onChange={({ target }) => onChange(target.checked ? { id, buy_num: left_num } : undefined)}
      />
      <img className={styles.picture} src={thumbnailOf(goods_image)} alt="" width={48} height={48} loading="lazy" />
      <div className={styles.words}>
        <p>
          {goods_name} <span className={styles.soft}>{sku_name}</span>
        </p>
        <p className={styles.soft}>
          <Tag color={is_sent ? 'success' : 'default'}>{t(is_sent ? texts.sent : texts.notSent)}</Tag>
          {obstacle ? t(texts[obstacle]) : t(texts.left, { count: left_num, money: left_money })}
        </p>
      </div>
      {chosen && (
        <div className={styles.inputs}>
          <div>
            <span aria-hidden className={styles.soft}>
              {t(texts.pieces)}
            </span>
            <InputNumber<number>
              aria-label={t(texts.piecesOf, { name })}
              min={1}
              max={left_num}
              precision={0}
              value={chosen.buy_num}
              disabled={left_num === 1}
              onChange={(buy_num) => buy_num && onChange({ id, buy_num })}
            />
          </div>
          <div>
            <span aria-hidden className={styles.soft}>
              {t(texts.amount)}
            </span>
            <InputNumber<string>
              aria-label={t(texts.amountOf, { name })}
              stringMode
              prefix="¥"
              min="0.01"
              {...(preview ? { max: preview.most } : {})}
              precision={2}
              value={chosen.amount ?? preview?.amount ?? ''}
              // Until the whole amount is there, it would take the place of what is being typed.
              disabled={!is_sent || (!preview && chosen.amount === undefined)}
              onChange={(amount) => onChange({ ...chosen, amount: amount ?? undefined })}
            />
          </div>
          <p className={styles.soft}>{is_sent ? preview && t(texts.most, { money: preview.most }) : t(texts.fixed)}</p>
        </div>
      )}
    </li>
  )
}
