import {
  takeDownGoods,
  approveGoods,
  rejectGoods,
  reinstateGoods,
  type ReviewRow,
} from '@fangshi/contract/goods-review'
import type { GoodsDecision } from '@fangshi/contract/status'
import { localText } from '@fangshi/contract/locale'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { textarea } from '../../kit/fields/build.ts'
import type { FormValues } from '../../kit/fields/spec.ts'
import { l, type UiText } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { decisions } from './goods-columns.tsx'

export type Decision = GoodsDecision

const reason = {
  reason: textarea(l('原因', 'Reason'), {
    required: true,
    maxlength: 200,
    rows: 3,
    span: 24,
    help: l('商家可以看到', 'Visible to the store'),
  }),
}
const noFields = {}
const several = l('{{count}} 件商品', '{{count}} products')

const explained: Readonly<Record<Decision, UiText>> = {
  approve: l('通过后，商城立即展示新内容。', 'Once approved, the new content is live immediately.'),
  reject: l(
    '新内容不会展示；此前审核通过的版本（如有）继续出售。',
    'The new content will not go live. Any previously approved version stays on sale.',
  ),
  take_down: l(
    '商品立即下架，解除前商家不能重新上架。',
    'Taken off sale immediately. The store can’t list it again until you reinstate it.',
  ),
  reinstate: l('解除后，商家可以重新上架。', 'The store can list it again.'),
}

const versionsOf = (rows: readonly ReviewRow[]): { id: number; version: number }[] =>
  rows.flatMap(({ id, version }) => (version === null ? [] : [{ id, version }]))

const text = ({ reason: why }: FormValues): string => (typeof why === 'string' ? why : '')

const acts: Readonly<Record<Decision, (rows: readonly ReviewRow[], values: FormValues) => Promise<unknown>>> = {
  approve: (rows) => call(approveGoods, { body: { items: versionsOf(rows) } }),
  reject: (rows, values) => call(rejectGoods, { body: { items: versionsOf(rows), reason: text(values) } }),
  take_down: (rows, values) => call(takeDownGoods, { body: { ids: rows.map(({ id }) => id), reason: text(values) } }),
  reinstate: (rows) => call(reinstateGoods, { body: { ids: rows.map(({ id }) => id) } }),
}

interface Props {
  decision: Decision
  rows: readonly ReviewRow[]
  onClose: () => void
  onDone: () => void
}

/** A decision of the platform on one or many goods, with a reason when it goes against the store. */
export function DecideDialog({ decision, rows, onClose, onDone }: Props) {
  const t = useText()
  const locale = useLocale()
  const [first] = rows
  const isHard = decision === 'reject' || decision === 'take_down'
  const subject = rows.length === 1 && first ? localText(first.goods_name, locale) : t(several, { count: rows.length })
  return (
    <ActDialog
      title={decisions[decision]}
      action={decisions[decision]}
      subject={subject}
      explained={explained[decision]}
      fields={isHard ? reason : noFields}
      isDanger={isHard}
      submit={(values) => acts[decision](rows, values)}
      onClose={onClose}
      onDone={onDone}
    />
  )
}
