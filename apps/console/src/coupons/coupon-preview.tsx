import { localText, type LocalText } from '@fangshi/contract/locale'
import { Form } from 'antd'
import { useLocale } from '../i18n/use-locale.ts'
import type { UiText } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import type { FormValues } from '../kit/fields/spec.ts'
import { moneyOf } from './coupon-amounts.ts'
import { CouponTicket } from './coupon-ticket.tsx'
import { couponTexts as texts } from './coupon-texts.ts'
import styles from './coupon-ticket.module.css'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

/** The coupon of the form around it, as shoppers will see it. `scopeOf`: what it is for, by what the form holds. */
export function CouponPreview({ scopeOf }: { scopeOf: (values: FormValues) => UiText }) {
  const t = useText()
  const locale = useLocale()
  const form = Form.useFormInstance<FormValues>()
  const values = Form.useWatch((all: FormValues) => all, { form, preserve: true }) ?? {}
  const { name, money, use_money, limit, start_time, end_time, claim_code } = values
  return (
    <section className={styles.preview} aria-label={t(texts.preview)}>
      <h3>{t(texts.preview)}</h3>
      <CouponTicket
        name={localText({ 'zh-cn': '', ...(name as LocalText | undefined) }, locale)}
        money={moneyOf(money)}
        use_money={moneyOf(use_money)}
        start_time={textOf(start_time)}
        end_time={textOf(end_time)}
        scope={t(scopeOf(values))}
        limit={Number(limit) || 1}
        hasCode={textOf(claim_code) !== ''}
      />
    </section>
  )
}
