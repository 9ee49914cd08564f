import { sellerAuditLogs, sellerAuditPeople } from '@fangshi/contract/access'
import { entryIn, logColumns, logSearch } from '../audit-logs/log-screen.tsx'
import { l } from '../i18n/ui-text.ts'
import { dictionary } from '../kit/fields/build.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

/** What was done in the own store, and taking it back. */
export default tableScreen({
  resource: sellerAuditLogs,
  columns: logColumns,
  search: [
    { type: 'select', label: logColumns.who.label, value: 'user_id', dict: dictionary(sellerAuditPeople.path) },
    ...logSearch(l('如 Seller.coupons', 'e.g. Seller.coupons')),
  ],
  viewExtra: entryIn('Seller'),
})
