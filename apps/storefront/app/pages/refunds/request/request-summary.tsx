import type { RefundPreview } from '@fangshi/contract/refunds'
import type { RefundKind } from '@fangshi/contract/refund-states'
import { CircleAlert } from 'lucide-react'
import { classNames } from '~/ui/class-names.ts'
import { Price } from '~/ui/goods/price.tsx'
import { useRefundTexts } from '../own-texts.ts'
import { Targets } from '../targets.tsx'

function Money({ preview }: { preview: RefundPreview }) {
  const t = useRefundTexts()
  return (
    <>
      <div className="flex justify-between gap-4">
        <dt className="text-ink-2">{t('refund:goodsMoney')}</dt>
        <dd className="tabular-nums">¥{preview.goods_money}</dd>
      </div>
      {Number(preview.freight_money) > 0 && (
        <div className="flex justify-between gap-4">
          <dt className="text-ink-2">{t('refund:freightMoney')}</dt>
          <dd className="tabular-nums">¥{preview.freight_money}</dd>
        </div>
      )}
      <div className="flex justify-between gap-4">
        <dt className="text-ink-2">{t('refund:goesTo')}</dt>
        <dd className="text-right">
          <Targets targets={preview.goes_to} />
        </dd>
      </div>
      <div className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <dt className="font-medium">{t('refund:total')}</dt>
        <dd>
          <Price value={preview.total} exact size="l" />
        </dd>
      </div>
    </>
  )
}

/** What will come back and where to, as the server works it out; and how long the store has to answer. */
export function RequestSummary({
  kind,
  preview,
  refusal,
  isStale,
}: {
  kind: RefundKind | undefined
  preview: RefundPreview | undefined
  /** Why a request for these lines is refused. */
  refusal: string | undefined
  isStale: boolean
}) {
  const t = useRefundTexts()
  const pieces = preview?.lines.reduce((sum, line) => sum + line.buy_num, 0) ?? 0
  return (
    <section aria-labelledby="summary-heading" className="card p-4 md:p-6">
      <h2 id="summary-heading" className="pb-3 text-16 font-bold">
        {t(kind === 'exchange' ? 'refund:kind_exchange' : 'refund:summary')}
      </h2>
      <div aria-live="polite" aria-busy={isStale} className={classNames('space-y-2', isStale && 'opacity-60')}>
        {!preview && !refusal && <p className="text-ink-2">{t('refund:chooseFirst')}</p>}
        {refusal && (
          <p className="flex items-start gap-1 text-bad">
            <CircleAlert size={16} className="mt-0.5 shrink-0" />
            {refusal}
          </p>
        )}
        {preview && !refusal && (
          <>
            {kind === 'exchange' ? (
              <>
                <p className="font-medium">{t('refund:exchangePieces', { count: pieces })}</p>
                <p className="text-ink-2">{t('refund:exchangeNoMoney')}</p>
              </>
            ) : (
              <dl className="space-y-2">
                <Money preview={preview} />
              </dl>
            )}
            <p className="pt-1 text-13 text-ink-2">
              {t('refund:answers', { count: preview.answer_days })} {t(`refund:silence_${preview.on_silence}`)}
            </p>
          </>
        )}
      </div>
    </section>
  )
}
