import type { previewGrant } from '@fangshi/contract/refund-grants'
import type { Reply } from '@fangshi/contract/route'
import { useText } from '../../i18n/use-text.ts'
import { paymentMethodNames } from '../../payments/payment-methods.ts'
import styles from './grant.module.css'
import { grantTexts as texts } from './texts.ts'

/** What giving the chosen lines back does: how much goes where, who pays it, and what it does to stock and order. */
export function GrantEffect({ preview }: { preview: Reply<typeof previewGrant> | undefined }) {
  const t = useText()
  return (
    <section className={styles.effect} aria-live="polite">
      <h3>{t(texts.effect)}</h3>
      {preview ? (
        <>
          <dl>
            <dt>{t(texts.goods)}</dt>
            <dd>¥{preview.goods_money}</dd>
            <dt>{t(texts.freight)}</dt>
            <dd>¥{preview.freight_money}</dd>
            <dt>{t(texts.total)}</dt>
            <dd>
              <strong>¥{preview.total}</strong>
            </dd>
            <dt>{t(texts.goesTo)}</dt>
            <dd>{preview.goes_to.map(({ method }) => t(paymentMethodNames[method])).join(' · ') || '-'}</dd>
          </dl>
          <p>{t(preview.is_settled ? texts.fromStore : texts.fromEscrow)}</p>
          {preview.restocked_num > 0 && <p>{t(texts.restocked, { count: preview.restocked_num })}</p>}
          {preview.ends_order && <p>{t(texts.ends)}</p>}
        </>
      ) : (
        <p className={styles.soft}>{t(texts.chooseFirst)}</p>
      )}
    </section>
  )
}
