import { l } from '../../i18n/ui-text.ts'

export const dashboardTexts = {
  loading: l('正在加载', 'Loading'),
  at: l('更新于 {{time}}', 'As of {{time}}'),
  reload: l('刷新', 'Reload'),
  today: l('今日数据', 'Today'),
  yesterday: l('昨日 {{figure}}', 'Yesterday {{figure}}'),
  means: l('“{{name}}”说明', 'What “{{name}}” means'),
  figures: {
    sales: {
      name: l('销售额', 'Sales'),
      means: l(
        '今日付款订单的总金额，不含已取消和全额退款的订单。',
        'Total of orders paid today, excluding cancelled and fully refunded orders.',
      ),
    },
    orders: {
      name: l('付款订单', 'Paid orders'),
      means: l(
        '今日付款的订单数，不含已取消和全额退款的订单。',
        'Orders paid today, excluding cancelled and fully refunded orders.',
      ),
    },
    users: {
      name: l('新增用户', 'New users'),
      means: l('今日注册的用户数，不含店铺子账号。', 'Users who registered today, excluding store sub-accounts.'),
    },
    stores: {
      name: l('新增店铺', 'New stores'),
      means: l('今日通过审核的店铺数。', 'Stores approved today.'),
    },
  },
  toDo: l('待办与动态', 'To-dos and updates'),
  nothing: l('暂无待办。', 'Nothing to do right now.'),
  salesOfDays: l('近 30 天销售额', 'Sales in the last 30 days'),
  noSales: l('近 30 天没有付款订单', 'No paid orders in the last 30 days'),
  orderCount: l('{{count}} 笔订单', 'Orders: {{count}}'),
  asTable: l('以表格查看', 'Show as a table'),
  date: l('日期', 'Date'),
} as const
