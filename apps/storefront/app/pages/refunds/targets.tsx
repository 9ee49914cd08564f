import type { RefundPreview } from '@fangshi/contract/refunds'
import { useOrderTexts } from '~/area-texts/order-texts.ts'

/** Where money goes back to, with how much where there are several. */
export function Targets({ targets }: { targets: RefundPreview['goes_to'] }) {
  const t = useOrderTexts()
  return (
    <ul>
      {targets.map(({ method, amount }) => (
        <li key={method}>
          {t(`order:paidBy_${method}`)}
          {targets.length > 1 && <span className="ml-2 text-ink-2 tabular-nums">¥{amount}</span>}
        </li>
      ))}
    </ul>
  )
}
