import { sellerSettledOrders, sellerSettlements } from '@fangshi/contract/settlements'
import { useText } from '../i18n/use-text.ts'
import { screen } from '../kit/screen/screen.ts'
import { PlainScreen } from '../kit/screen/table-screen.tsx'
import { leftOut, statementColumns, statementSearch } from '../settlements/statement-columns.ts'
import { StatementDetails } from '../settlements/statement-details.tsx'
import { texts } from '../settlements/statement-texts.ts'

/** Statements of the own store (rules §8). */
export default function OrderSettlements() {
  const t = useText()
  const spec = screen({
    resource: sellerSettlements,
    columns: statementColumns,
    search: statementSearch,
    record: {
      title: ({ settlement_no: no }) => t(texts.title, { no }),
      states: ['state'],
      leaveOut: leftOut,
      body: (statement) => <StatementDetails statement={statement} route={sellerSettledOrders} />,
    },
  })
  return <PlainScreen spec={spec} />
}
