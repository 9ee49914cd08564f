import type { RowOf } from '@fangshi/contract/resource'
import {
  approveWithdrawal,
  bounceWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
  type adminWithdrawals,
  type WithdrawalAction,
} from '@fangshi/contract/withdrawals'
import { text, textarea } from '../../kit/fields/build.ts'
import type { FieldSpecs, FormValues } from '../../kit/fields/spec.ts'
import { useText } from '../../i18n/use-text.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { call } from '../../session/api.ts'
import { texts } from '../../withdrawals/withdrawal-texts.ts'
import { actionTexts, adminTexts } from './texts.ts'

export type WithdrawalRow = RowOf<typeof adminWithdrawals>

const reason = textarea(texts.reason, {
  required: true,
  maxlength: 200,
  rows: 3,
  span: 24,
  help: adminTexts.reasonHelp,
})
const reference = text(adminTexts.reference, { required: true, maxlength: 60, span: 24 })

const fields: Readonly<Record<WithdrawalAction, FieldSpecs>> = {
  approve: {},
  refuse: { reason },
  pay: { bank_reference: reference },
  bounce: { reason },
}

type Send = (id: number, values: FormValues, key: string) => Promise<unknown>
const sends: Readonly<Record<WithdrawalAction, Send>> = {
  approve: (id, _, key) => call(approveWithdrawal, { params: { id }, body: {} }, { key }),
  refuse: (id, values, key) =>
    call(refuseWithdrawal, { params: { id }, body: { reason: String(values.reason) } }, { key }),
  pay: (id, values, key) =>
    call(payWithdrawal, { params: { id }, body: { bank_reference: String(values.bank_reference) } }, { key }),
  bounce: (id, values, key) =>
    call(bounceWithdrawal, { params: { id }, body: { reason: String(values.reason) } }, { key }),
}

interface Props {
  action: WithdrawalAction
  row: WithdrawalRow
  onClose: () => void
  onDone: () => void
}

/** Decides about a withdrawal, or records what the bank did; shows once more what it is about. */
export function DecisionDialog({ action, row, ...on }: Props) {
  const t = useText()
  const { id, owner, net, name, bank_name, card_no, needs_second, first_approver } = row
  const { label, explained } = actionTexts[action]
  const isSecond = action === 'approve' && needs_second
  return (
    <ActDialog
      title={label}
      subject={`${owner} · ¥${row.money}`}
      explained={explained}
      fields={fields[action]}
      action={label}
      isDanger={action === 'refuse' || action === 'bounce'}
      done={texts.done}
      submit={(values, key) => sends[action](id, values, key)}
      {...on}
    >
      {isSecond && <p>{first_approver ? t(adminTexts.secondNow, { name: first_approver }) : t(adminTexts.second)}</p>}
      <p>
        {t(texts.net)} ¥{net} → {name} · {bank_name} {card_no}
      </p>
    </ActDialog>
  )
}
