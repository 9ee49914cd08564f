import type { ShopperRefund } from '@fangshi/contract/refunds'
import { GoodsLineRow } from '~/ui/goods/goods-lines.tsx'
import { useRefundTexts } from './own-texts.ts'

/** The lines of a request: what of them is asked for. */
export function RefundLines({ refund }: { refund: Pick<ShopperRefund, 'kind' | 'lines'> }) {
  const t = useRefundTexts()
  return (
    <ul className="-mt-3 divide-y divide-line">
      {refund.lines.map((line) => (
        <GoodsLineRow key={line.id} line={line} linked amount={refund.kind === 'exchange' ? undefined : line.amount}>
          <p className="text-13 text-ink-2 tabular-nums">{t('refund:pieces', { count: line.buy_num })}</p>
          {line.replacement && (
            <p className="text-13 font-medium">
              {t('refund:replacedBy', { name: line.replacement.sku_name || t('refund:sameSku') })}
            </p>
          )}
        </GoodsLineRow>
      ))}
    </ul>
  )
}
