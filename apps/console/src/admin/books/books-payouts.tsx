import { payouts, recordPayout } from '@fangshi/contract/books'
import { Button } from 'antd'
import { useState } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { datetime, number, select, text } from '../../kit/fields/build.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { PlainScreen } from '../../kit/screen/table-screen.tsx'
import { screen } from '../../kit/screen/screen.ts'
import { createdAt } from '../../kit/table/created-at.ts'
import { call } from '../../session/api.ts'
import { queries } from '../../session/queries.ts'
import { useRights } from '../../session/rights.ts'
import { channels, texts } from './texts.ts'

const record = l('登记打款', 'Record payout')
const arrived = l('到账金额', 'Arrived at the bank')
const fee = l('渠道手续费', 'Provider fee')
const reference = l('渠道流水号', 'Reference')
const paidAt = l('到账时间', 'Arrived')

const fields = {
  channel: select(texts.channel, { required: true, options: channels, span: 24 }),
  amount: number(arrived, { required: true, money: true, span: 24 }),
  fee: number(fee, { required: true, money: true, span: 24 }),
  reference: text(reference, { required: true, maxlength: 60, span: 24 }),
  paid_at: datetime(paidAt, { required: true, span: 24 }),
}

/** What channels paid out to our bank account (rules §6). */
export default function Payouts() {
  const t = useText()
  const { can } = useRights()
  const [isOpen, setOpen] = useState(false)
  const close = (): void => setOpen(false)
  const spec = screen({
    resource: payouts,
    columns: {
      channel: { label: texts.channel, type: 'dict_tags', options: channels, isNeutral: true, width: 110 },
      reference: { label: reference, type: 'id', width: 220 },
      amount: { label: arrived, type: 'price', width: 140 },
      fee: { label: fee, type: 'price', width: 120 },
      paid_at: { label: paidAt, type: 'time', width: 165 },
      recorded_by: { label: l('登记人', 'Recorded by'), width: 120 },
      created_at: createdAt,
    },
    search: [
      { type: 'select', label: texts.channel, value: 'channel', data: channels },
      { label: reference, value: 'reference', where: 'likeRight' },
      { type: 'daterange', label: createdAt.label, value: 'created_at' },
    ],
    headActions: () =>
      can(recordPayout.right) && (
        <Button type="primary" onClick={() => setOpen(true)}>
          {t(record)}
        </Button>
      ),
  })
  return (
    <>
      <PlainScreen spec={spec} />
      {isOpen && (
        <ActDialog
          title={record}
          fields={fields}
          initial={{ fee: '0.00' }}
          action={record}
          done={l('已登记', 'Recorded')}
          submit={(values, key) => {
            const body = {
              channel: values.channel as (typeof channels)[number]['value'],
              amount: String(values.amount),
              fee: String(values.fee),
              reference: String(values.reference),
              paid_at: String(values.paid_at),
            }
            return call(recordPayout, { body }, { key })
          }}
          onClose={close}
          onDone={() => {
            close()
            void queries.invalidateQueries({ queryKey: [payouts.path] })
          }}
        />
      )}
    </>
  )
}
