import type { ShopperRefundDetail } from '@fangshi/contract/refunds'
import { localText } from '@fangshi/contract/locale'
import { refundReasonText } from '@fangshi/contract/refund-reasons'
import type { ReactNode } from 'react'
import { ChatButton } from '~/chats/entry/chat-button.tsx'
import { LocalLink } from '~/i18n/local-link.tsx'
import { useLocale } from '~/i18n/text.tsx'
import { links } from '~/routing/links.ts'
import { Price } from '~/ui/goods/price.tsx'
import { CopyButton } from '~/ui/toast/copy-button.tsx'
import { useRefundTexts } from '../own-texts.ts'
import { RefundLines } from '../refund-lines.tsx'
import { Targets } from '../targets.tsx'

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-4">
    <dt className="w-24 shrink-0 text-ink-2">{name}</dt>
    <dd className="flex min-w-0 flex-wrap items-center gap-x-2">{children}</dd>
  </div>
)

/** The lines of a request, what comes back for them and where to, and how far that is. */
export function RefundGoods({ refund }: { refund: ShopperRefundDetail }) {
  const t = useRefundTexts()
  const locale = useLocale()
  const { payout, kind, reason } = refund
  const why = refundReasonText(kind, reason)
  return (
    <section aria-labelledby="money-heading" className="card p-4 md:p-6">
      <h2 id="money-heading" className="pb-3 text-16 font-bold">
        {t(refund.kind === 'exchange' ? 'refund:exchanged' : 'refund:money')}
      </h2>
      <RefundLines refund={refund} />
      <dl className="space-y-1.5 border-t border-line pt-4">
        {kind !== 'exchange' && (
          <>
            {Number(refund.freight_money) > 0 && (
              <Row name={t('refund:freightMoney')}>
                <span className="tabular-nums">¥{refund.freight_money}</span>
              </Row>
            )}
            <Row name={t('refund:total')}>
              <Price value={refund.total} exact size="m" />
            </Row>
            {refund.goes_to.length > 0 && (
              <Row name={t('refund:goesTo')}>
                <Targets targets={refund.goes_to} />
                {payout && <span className="text-ink-2">{t(`refund:payout_${payout.status}`)}</span>}
              </Row>
            )}
            {payout?.paid_at && (
              <Row name={t('refund:paidAt')}>
                <time className="tabular-nums">{payout.paid_at.slice(0, 16)}</time>
              </Row>
            )}
          </>
        )}
        <Row name={t('refund:reason')}>{why ? localText(why, locale) : reason}</Row>
        <Row name={t('refund:orderNumber')}>
          <LocalLink
            to={links.order(refund.order_id)}
            className="inline-flex min-h-6 items-center rounded-1 break-all tabular-nums hover:text-brand max-md:text-13"
          >
            {refund.order_no}
          </LocalLink>
          <LocalLink
            to={links.store(refund.store_id)}
            className="inline-flex min-h-6 items-center rounded-1 text-ink-2 hover:text-brand"
          >
            {refund.store_name}
          </LocalLink>
          <ChatButton
            storeId={refund.store_id}
            subject={{ orderId: refund.order_id }}
            className="min-h-11 md:min-h-8"
          />
        </Row>
        <Row name={t('refund:number')}>
          <span className="-my-1.5 flex min-w-0 items-center">
            <span className="break-all tabular-nums max-md:text-13">{refund.refund_no}</span>
            <CopyButton value={refund.refund_no} label={t('refund:copyNumber')} />
          </span>
        </Row>
        <Row name={t('refund:askedAt')}>
          <time className="tabular-nums">{refund.created_at.slice(0, 16)}</time>
        </Row>
      </dl>
    </section>
  )
}
