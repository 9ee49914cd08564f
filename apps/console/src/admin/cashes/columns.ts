import type { adminWithdrawals } from '@fangshi/contract/withdrawals'
import type { Columns } from '../../kit/list/column.ts'
import type { ScreenSpec } from '../../kit/screen/screen.ts'
import { amountColumns, bankColumns, timeColumns, withdrawalSearch } from '../../withdrawals/withdrawal-columns.ts'
import { texts } from '../../withdrawals/withdrawal-texts.ts'
import { adminTexts, ownerKinds } from './texts.ts'

type Screen = ScreenSpec<typeof adminWithdrawals>

export const columns: Screen['columns'] = {
  withdrawal_no: { label: texts.number, type: 'id', width: 200, hidden: true },
  owner: { label: adminTexts.owner, width: 130 },
  owner_kind: { label: adminTexts.ownerKind, type: 'dict_tags', options: ownerKinds, isNeutral: true, width: 80 },
  ...amountColumns,
  ...bankColumns,
  first_approver: { label: adminTexts.firstApprover, width: 110 },
  ...timeColumns,
}

/** Fields of the single view only. */
export const details: Columns = {
  decided_by: { label: adminTexts.decidedBy },
  bank_reference: { label: adminTexts.reference, type: 'id' },
}

export const search: Screen['search'] = [
  ...withdrawalSearch,
  { type: 'select', label: adminTexts.ownerKind, value: 'owner_kind', data: ownerKinds },
  { label: texts.number, value: 'withdrawal_no', where: 'likeRight' },
  { label: texts.name, value: 'name', where: 'likeRight' },
]
