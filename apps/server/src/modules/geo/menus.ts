import { groupMenu, screenMenu } from '../../kernel/menu.ts'

export const geoMenus = [
  groupMenu('Admin', 'Stores/Logistics', { place: 3, name: { 'zh-cn': '物流中心', en: 'Logistics' }, icon: 'car' }),
  screenMenu('/Admin/areas', { group: 'Stores/Logistics', place: 0, name: { 'zh-cn': '地区', en: 'Areas' } }),
  screenMenu('/Admin/expresses', {
    group: 'Stores/Logistics',
    place: 1,
    name: { 'zh-cn': '快递公司', en: 'Couriers' },
  }),
]
