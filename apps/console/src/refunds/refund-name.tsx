import type { BackofficeRefund } from '@fangshi/contract/refunds-backoffice'
import { useText } from '../i18n/use-text.ts'
import { PicturedName } from '../kit/list/pictured-name.tsx'
import { CopyText } from '../kit/ui/copy-text.tsx'
import { texts } from './refund-texts.ts'

/** The first goods of a request with their picture and, small, its number. */
export function RefundName({ refund: { lines, refund_no } }: { refund: BackofficeRefund }) {
  const t = useText()
  const [first] = lines
  const more = lines.length > 1 ? t(texts.moreLines, { count: lines.length }) : ''
  return (
    <PicturedName
      image={first?.goods_image ?? ''}
      name={[first?.goods_name, first?.sku_name, more].filter(Boolean).join(' ')}
      below={<CopyText text={refund_no} />}
    />
  )
}
