import { groupMenu, screenMenu } from '../../kernel/menu.ts'

export const bookMenus = [
  groupMenu('Admin', 'System/Books', { place: 7, name: { 'zh-cn': '账簿', en: 'Books' }, icon: 'read' }),
  screenMenu('/Admin/books', { group: 'System/Books', place: 0, name: { 'zh-cn': '科目余额', en: 'Balances' } }),
  screenMenu('/Admin/books/postings', { group: 'System/Books', place: 1, name: { 'zh-cn': '分录', en: 'Postings' } }),
  screenMenu('/Admin/books/suspense', { group: 'System/Books', place: 2, name: { 'zh-cn': '挂账', en: 'Suspense' } }),
  screenMenu('/Admin/books/refunds', {
    group: 'System/Books',
    place: 3,
    name: { 'zh-cn': '应退款', en: 'Refunds due' },
  }),
  screenMenu('/Admin/books/payouts', {
    group: 'System/Books',
    place: 4,
    name: { 'zh-cn': '渠道打款', en: 'Channel payouts' },
  }),
  screenMenu('/Admin/books/differences', {
    group: 'System/Books',
    place: 5,
    name: { 'zh-cn': '渠道对账', en: 'Reconciliation' },
  }),
]

/** Names of the rights that are special to this module. */
export const bookRightNames = {
  reconcile: { 'zh-cn': '对账', en: 'compare with bills' },
  decide: { 'zh-cn': '处理差异', en: 'settle differences' },
}
