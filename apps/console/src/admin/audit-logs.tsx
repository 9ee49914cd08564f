import { admins, auditLogs } from '@fangshi/contract/access'
import { dictionary } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import { ChangeList } from './audit-logs/change-list.tsx'

const area = l('区域', 'Area')
const who = l('操作人', 'User')
const action = l('操作', 'Action')
const target = l('对象', 'Target')
const request = l('请求编号', 'Request ID')
const areas = [
  { value: 'Admin', label: l('管理台', 'Admin'), color: 'processing' as const },
  { value: 'Seller', label: l('商家台', 'Seller'), color: 'success' as const },
]

export default tableScreen({
  resource: auditLogs,
  columns: {
    created_at: { ...createdAt, label: l('时间', 'Time') },
    who: { label: who, width: 120 },
    area: { label: area, type: 'dict_tags', options: areas, width: 100 },
    store_name: { label: l('店铺', 'Store'), hidden: true },
    action_name: { label: action },
    target: { label: target, type: 'id', width: 150 },
    action: { label: l('接口权限', 'Permission'), type: 'id', hidden: true },
    ip: { label: l('IP 地址', 'IP address'), width: 130 },
    request_id: { label: request, type: 'id', hidden: true },
  },
  search: [
    { type: 'select', label: area, value: 'area', data: areas },
    { type: 'select', label: who, value: 'admin_id', dict: dictionary(admins) },
    {
      label: l('接口权限', 'Permission'),
      value: 'action',
      where: 'likeRight',
      placeholder: l('如 Admin.roles', 'e.g. Admin.roles'),
    },
    { label: target, value: 'target' },
    { type: 'daterange', label: l('时间', 'Time'), value: 'created_at' },
    { label: request, value: 'request_id' },
  ],
  viewExtra: ({ before, after }) => <ChangeList before={before} after={after} />,
})
