import {
  countDifference,
  closeDifference,
  differences,
  reconcileDay,
  type DifferenceAction,
} from '@fangshi/contract/books'
import type { RowOf } from '@fangshi/contract/resource'
import { Button } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { PlainScreen } from '../../kit/screen/table-screen.tsx'
import { screen } from '../../kit/screen/screen.ts'
import type { RowAction } from '../../kit/table/row-action.ts'
import { createdAt } from '../../kit/table/created-at.ts'
import { queries } from '../../session/queries.ts'
import { useRights } from '../../session/rights.ts'
import { DecideDifference, ReconcileDialog } from './difference-dialogs.tsx'
import { differenceTexts as own, faults, kinds, states } from './difference-texts.ts'
import { channels, texts } from './texts.ts'
import { Runs } from './runs.tsx'

type DifferenceRow = RowOf<typeof differences>
const rights: Readonly<Record<DifferenceAction, string>> = {
  count: countDifference.right,
  close: closeDifference.right,
}
const labels = { count: own.count, close: own.close }

/** Where the providers' bills and our records differ, as a work queue (rules §6). */
export default function Differences() {
  const t = useText()
  const { can } = useRights()
  const [open, setOpen] = useState<'reconcile' | { action: DifferenceAction; row: DifferenceRow }>()
  const close = (): void => setOpen(undefined)
  const done = (): void => {
    close()
    void queries.invalidateQueries({ queryKey: [differences.path] })
  }
  const rowButtons = (row: DifferenceRow): RowAction[] =>
    row.actions.map((action) => ({
      key: action,
      right: rights[action],
      label: t(labels[action]),
      onClick: () => setOpen({ action, row }),
    }))
  const spec = screen({
    resource: differences,
    columns: {
      channel: { label: texts.channel, type: 'dict_tags', options: channels, isNeutral: true, width: 110 },
      day: { label: own.day, width: 120 },
      fault: { label: own.fault, type: 'dict', options: faults, width: 150 },
      their_money: { label: own.theirs, type: 'price', width: 120 },
      our_money: { label: own.ours, type: 'price', width: 120 },
      kind: { label: own.kind, type: 'dict', options: kinds, width: 100 },
      status: { label: texts.status, type: 'dict_tags', options: states, width: 130, isState: true },
      trade_no: { label: texts.tradeNo, type: 'id', width: 240 },
      attempt_no: { label: texts.attemptNo, type: 'id', width: 220, hidden: true },
      refund_no: { label: texts.refundNo, type: 'id', width: 220, hidden: true },
      note: { label: own.note, width: 200 },
      decided_by: { label: own.decidedBy, width: 120 },
      decided_at: { label: own.decidedAt, type: 'time', width: 165, hidden: true },
      created_at: createdAt,
    },
    search: [
      { type: 'select', label: texts.status, value: 'status', data: states },
      { type: 'select', label: texts.channel, value: 'channel', data: channels },
      { type: 'select', label: own.fault, value: 'fault', data: faults },
      { label: texts.tradeNo, value: 'trade_no', where: 'likeRight' },
      { type: 'daterange', label: createdAt.label, value: 'created_at' },
    ],
    above: () => <Runs />,
    headActions: () =>
      can(reconcileDay.right) && (
        <Button type="primary" onClick={() => setOpen('reconcile')}>
          {t(own.reconcile)}
        </Button>
      ),
    rowButtons,
  })
  return (
    <>
      <PlainScreen spec={spec} />
      {open === 'reconcile' && <ReconcileDialog onClose={close} onDone={done} />}
      {open && open !== 'reconcile' && <DecideDifference {...open} onClose={close} onDone={done} />}
    </>
  )
}
