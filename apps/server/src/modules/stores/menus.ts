import { groupMenu, screenMenu } from '../../kernel/menu.ts'

export const storeMenus = [
  groupMenu('Admin', 'Stores/Store management', {
    place: 0,
    name: { 'zh-cn': '店铺管理', en: 'Store admin' },
    icon: 'shop',
  }),
  screenMenu('/Admin/stores', { group: 'Stores/Store management', place: 0, name: { 'zh-cn': '店铺', en: 'Stores' } }),
  screenMenu('/Seller/stores', {
    group: 'Store centre',
    place: 0,
    name: { 'zh-cn': '店铺设置', en: 'Store settings' },
    icon: 'shop',
  }),
]

/** Names of the rights that are special to this module. */
export const storeRightNames = {
  money: { 'zh-cn': '资金调整', en: 'adjust money' },
  status: { 'zh-cn': '开店与休店', en: 'open and close' },
  documents: { 'zh-cn': '查看证照', en: 'view documents' },
  verify: { 'zh-cn': '审核', en: 'review applications' },
  suspend: { 'zh-cn': '暂停与恢复', en: 'suspend and reopen' },
}
