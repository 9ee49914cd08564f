import { adminSettlements } from '@fangshi/contract/settlements'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import { statementColumns, statementSearch, storeColumn } from '../settlements/statement-columns.ts'

const { settlement_no, ...others } = statementColumns

/** Statements of all stores (rules §8). */
export default tableScreen({
  resource: adminSettlements,
  columns: { settlement_no, store_name: storeColumn, ...others },
  search: statementSearch,
})
