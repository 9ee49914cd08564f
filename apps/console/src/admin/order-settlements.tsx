import { adminSettledOrders, adminSettlements, settleNow } from '@fangshi/contract/settlements'
import { useText } from '../i18n/use-text.ts'
import { screen } from '../kit/screen/screen.ts'
import { PlainScreen } from '../kit/screen/table-screen.tsx'
import { leftOut, statementColumns, statementSearch, storeColumn } from '../settlements/statement-columns.ts'
import { StatementDetails } from '../settlements/statement-details.tsx'
import { texts } from '../settlements/statement-texts.ts'
import { useRights } from '../session/rights.ts'
import { storePicker } from './stores/store-picker.ts'
import { SettleNow } from './settlements/settle-now.tsx'

const { settlement_no, ...columns } = statementColumns

/** Statements of all stores, and settling now (rules §8). */
export default function OrderSettlements() {
  const t = useText()
  const { can } = useRights()
  const spec = screen({
    resource: adminSettlements,
    columns: { settlement_no, store_name: storeColumn, ...columns },
    search: [
      ...statementSearch,
      { type: 'table_select', label: storeColumn.label, value: 'store_id', source: storePicker },
    ],
    above: ({ reload }) => <SettleNow mayBegin={can(settleNow.right)} onEnd={reload} />,
    record: {
      title: ({ settlement_no: no }) => t(texts.title, { no }),
      states: ['state'],
      leaveOut: leftOut,
      body: (statement) => <StatementDetails statement={statement} route={adminSettledOrders} />,
    },
  })
  return <PlainScreen spec={spec} />
}
