import { sellerSettlements } from '@fangshi/contract/settlements'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import { statementColumns, statementSearch } from '../settlements/statement-columns.ts'

/** Statements of the own store (rules §8). */
export default tableScreen({ resource: sellerSettlements, columns: statementColumns, search: statementSearch })
