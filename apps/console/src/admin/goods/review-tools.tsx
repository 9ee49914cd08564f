import type { ReviewRow } from '@fangshi/contract/goods-review'
import { Button, Tooltip } from 'antd'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import type { Decision } from './decide-dialog.tsx'
import { decisions as names } from './goods-columns.tsx'

interface Props {
  /** The decisions that the account has the right to. */
  decisions: readonly Decision[]
  selection: readonly ReviewRow[]
  onDecide: (decision: Decision, rows: readonly ReviewRow[]) => void
}

/** Decisions on all selected goods that allow them. */
export function ReviewTools({ decisions, selection, onDecide }: Props) {
  const t = useText()
  return decisions.map((decision) => {
    const rows = selection.filter(({ actions }) => actions.includes(decision))
    return (
      <Tooltip
        key={decision}
        title={
          rows.length ? undefined : t(l('请先勾选可以进行此操作的商品', 'Select at least one item this applies to'))
        }
      >
        <Button
          type={decision === 'approve' ? 'primary' : 'default'}
          danger={decision === 'reject' || decision === 'take_down'}
          disabled={!rows.length}
          onClick={() => onDecide(decision, rows)}
        >
          {t(names[decision])}
          {rows.length > 0 && ` (${rows.length})`}
        </Button>
      </Tooltip>
    )
  })
}
