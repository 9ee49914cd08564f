import { admins, auditLogs } from '@fangshi/contract/access'
import { entryIn, logColumns, logSearch } from '../audit-logs/log-screen.tsx'
import { l } from '../i18n/ui-text.ts'
import { dictionary } from '../kit/fields/build.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

const area = l('区域', 'Area')
const { created_at, who, ...others } = logColumns

const areas = [
  { value: 'Admin', label: l('管理台', 'Admin'), color: 'processing' as const },
  { value: 'Seller', label: l('商家台', 'Seller'), color: 'success' as const },
]

export default tableScreen({
  resource: auditLogs,
  columns: {
    created_at,
    who,
    area: { label: area, type: 'dict_tags', options: areas, width: 100 },
    store_name: { label: l('店铺', 'Store'), hidden: true },
    ...others,
  },
  search: [
    { type: 'select', label: area, value: 'area', data: areas },
    { type: 'select', label: who.label, value: 'admin_id', dict: dictionary(admins) },
    ...logSearch(l('如 Admin.roles', 'e.g. Admin.roles')),
  ],
  viewExtra: entryIn('Admin'),
})
