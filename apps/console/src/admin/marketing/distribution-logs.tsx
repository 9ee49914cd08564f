import { adminDistributionLogs } from '@fangshi/contract/distributions'
import { logColumns, logSearch } from '../../promotions/distribution-logs.ts'
import { l } from '../../i18n/ui-text.ts'
import { tableScreen } from '../../kit/screen/table-screen.tsx'
import { storePicker } from '../stores/store-picker.ts'

const store = l('店铺', 'Store')
const { order_no, goods_image, goods_name, ...rest } = logColumns

/** What sales of all stores earned referrers (rules §9). */
export default tableScreen({
  resource: adminDistributionLogs,
  columns: { order_no, store_name: { label: store, width: 140 }, goods_image, goods_name, ...rest },
  search: [...logSearch, { type: 'table_select', label: store, value: 'store_id', source: storePicker }],
})
