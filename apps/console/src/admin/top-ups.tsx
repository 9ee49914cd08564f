import type { RowOf } from '@fangshi/contract/resource'
import { adminTopUps, returnTopUp } from '@fangshi/contract/top-ups-admin'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { number, textarea } from '../kit/fields/build.ts'
import { ActDialog } from '../kit/screen/act-dialog.tsx'
import { screen } from '../kit/screen/screen.ts'
import { PlainScreen } from '../kit/screen/table-screen.tsx'
import { createdAt } from '../kit/table/created-at.ts'
import type { RowAction } from '../kit/table/row-action.ts'
import { call } from '../session/api.ts'
import { channels } from './books/texts.ts'

type TopUpRow = RowOf<typeof adminTopUps>

const texts = {
  number: l('充值单号', 'Top-up no.'),
  amount: l('充值金额', 'Amount'),
  status: l('状态', 'Status'),
  channel: l('付款方式', 'Paid by'),
  returned: l('已退回', 'Returned'),
  returnable: l('可退回', 'Returnable'),
  returnPart: l('退回', 'Return'),
  explained: l(
    '把尚未花掉的充值原路退回给付款人，须在付款后一年内；可分多次退回。',
    'Sends unspent money back to where it came from, within a year of the payment, in one or more parts.',
  ),
  returnAmount: l('退回金额', 'Amount to return'),
  reason: l('原因', 'Reason'),
  done: l('已提交退回', 'The return is on its way'),
}
const statuses = [
  { value: 'open', label: l('待付款', 'Unpaid'), color: 'warning' },
  { value: 'paid', label: l('已付款', 'Paid'), color: 'success' },
  { value: 'cancelled', label: l('已关闭', 'Closed'), color: 'default' },
] as const

function ReturnDialog({ row, onClose, onDone }: { row: TopUpRow; onClose: () => void; onDone: () => void }) {
  const { id, nickname, top_up_no, returnable } = row
  return (
    <ActDialog
      title={texts.returnPart}
      subject={`${nickname} · ${top_up_no}`}
      explained={texts.explained}
      fields={{
        amount: number(texts.returnAmount, { required: true, money: true, span: 24 }),
        reason: textarea(texts.reason, { required: true, maxlength: 200, rows: 3, span: 24 }),
      }}
      initial={{ amount: returnable }}
      action={texts.returnPart}
      isDanger
      done={texts.done}
      submit={({ amount, reason }, key) =>
        call(returnTopUp, { params: { id }, body: { amount: String(amount), reason: String(reason) } }, { key })
      }
      onClose={onClose}
      onDone={onDone}
    />
  )
}

/** Top-ups of shoppers, whose unspent money can go back to where it came from (rules §6). */
export default function TopUps() {
  const t = useText()
  const client = useQueryClient()
  const [open, setOpen] = useState<TopUpRow>()
  const rowButtons = (row: TopUpRow): RowAction[] =>
    row.actions.map((key) => ({
      key,
      right: returnTopUp.right,
      label: t(texts.returnPart),
      isDanger: true,
      onClick: () => setOpen(row),
    }))
  const spec = screen({
    resource: adminTopUps,
    columns: {
      top_up_no: { label: texts.number, type: 'id', width: 220 },
      nickname: { label: l('用户', 'User'), width: 130 },
      amount: { label: texts.amount, type: 'price', width: 120 },
      status: { label: texts.status, type: 'dict_tags', options: statuses, width: 110 },
      channel: { label: texts.channel, type: 'dict_tags', options: channels, isNeutral: true, width: 120 },
      returned: { label: texts.returned, type: 'price', width: 110 },
      returnable: { label: texts.returnable, type: 'price', width: 110 },
      created_at: createdAt,
    },
    search: [
      { label: texts.number, value: 'top_up_no', where: 'likeRight' },
      { type: 'select', label: texts.status, value: 'status', data: statuses },
      { label: texts.amount, value: 'amount' },
      { type: 'daterange', label: createdAt.label, value: 'created_at' },
    ],
    rowButtons,
  })
  return (
    <>
      <PlainScreen spec={spec} />
      {open && (
        <ReturnDialog
          row={open}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            void client.invalidateQueries({ queryKey: [adminTopUps.path] })
          }}
        />
      )}
    </>
  )
}
