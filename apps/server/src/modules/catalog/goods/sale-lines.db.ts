import { statement, type Db } from '../../../kernel/db/db.ts'
import { saleLineColumns, saleLineTables, type SaleLine } from './sale-line.sql.ts'

// Read through a subquery, the array has the same estimate in every plan, so that PostgreSQL plans this once.
const ofSkus = statement(
  'catalog.sale_lines',
  `select ${saleLineColumns} from ${saleLineTables('$2::timestamptz')} where s.id = any((select $1::bigint[])::bigint[])`,
)

/** The SKUs that exist as of an instant, in no particular order; `listed`, `sku_deleted` and `stock` say what may be bought. */
export const saleLines = (db: Db, skuIds: readonly number[], now: Date): Promise<SaleLine[]> =>
  db.rows(ofSkus, [skuIds, now])
