import { sellerDistributionLogs } from '@fangshi/contract/distributions'
import { logColumns, logSearch } from '../promotions/distribution-logs.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

/** What the own store's sales earned referrers (rules §9). */
export default tableScreen({ resource: sellerDistributionLogs, columns: logColumns, search: logSearch })
