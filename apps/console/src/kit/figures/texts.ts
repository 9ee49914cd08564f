import { l } from '../../i18n/ui-text.ts'

export const figuresTexts = {
  days: l('统计日期', 'Dates'),
  today: l('今天', 'Today'),
  lastDays: l('近 {{days}} 天', '{{days}} days'),
  cut: l(
    '最多统计 {{count}} 天，已从 {{from}} 起统计。',
    'At most {{count}} days can be shown, so these begin on {{from}}.',
  ),
  compare: l('与上期对比', 'Compare with previous period'),
  before: l('上期 {{figure}}', 'Previous {{figure}}'),
  thisPeriod: l('本期', 'This period'),
  previousPeriod: l('上期', 'Previous period'),
  csv: l('导出 CSV', 'CSV'),
  csvOf: l('导出 CSV：{{title}}', 'CSV: {{title}}'),
  none: l('所选日期内没有数据', 'No data for these dates'),
  summary: l('核心数据', 'Key figures'),
  trend: l('趋势', 'Trend'),
  time: l('时间', 'Time'),
  figure: l('指标', 'Figure'),
  sales: {
    name: l('销售额', 'Sales'),
    means: l(
      '所选日期内付款的订单实付金额合计，含运费，已扣除各项优惠；平台补贴单独列出。',
      'What shoppers paid for orders in these dates: goods after all discounts, plus shipping. Platform subsidies are shown separately.',
    ),
  },
  subsidy: l('另有平台补贴 {{money}}', 'Plus platform subsidies {{money}}'),
  orders: {
    name: l('付款订单', 'Paid orders'),
    means: l(
      '所选日期内付款的订单数，之后退款的也计入。',
      'Orders paid in these dates, including those refunded later.',
    ),
  },
  buyers: {
    name: l('付款买家', 'Buyers'),
    means: l('所选日期内付过款的买家数，同一买家只计一次。', 'Accounts that paid in these dates; each counts once.'),
  },
  average: {
    name: l('客单价', 'Average order'),
    means: l('销售额除以付款订单数。', 'Sales divided by paid orders.'),
  },
  refunded: {
    name: l('退款金额', 'Refunds'),
    means: l(
      '所选日期内退款成功的金额，不论订单何时付款。',
      'Refunded in these dates, no matter when the orders were paid.',
    ),
  },
  refundNote: l('{{count}} 笔，占销售额 {{rate}}', '{{count}} refunds, {{rate}} of sales'),
  net: {
    name: l('净销售额', 'Net sales'),
    means: l('销售额减去退款金额。', 'Sales less refunds.'),
  },
  units: {
    name: l('净销量', 'Units'),
    means: l('付款件数减去退款件数。', 'Pieces paid less pieces refunded.'),
  },
  repurchase: {
    name: l('复购率', 'Repurchase rate'),
    means: l('付款买家中，在所选日期之前就买过的占比。', 'The share of buyers who had bought before these dates.'),
  },
  visits: {
    name: l('访问量', 'Visits'),
    means: l(
      '页面打开次数：店铺统计店铺首页和商品页，平台统计全部页面。不使用 Cookie，也不识别访客。',
      'Opened pages: those of the store and its products, or all pages for the platform. Counted without cookies, so these are not unique visitors.',
    ),
  },
  views: {
    name: l('商品浏览', 'Product views'),
    means: l('商品页打开次数。', 'Opened product pages.'),
  },
  carts: {
    name: l('加入购物车', 'Added to cart'),
    means: l('已登录买家把商品加入购物车的次数。', 'How often logged-in shoppers put a product into the cart.'),
  },
  conversion: {
    name: l('下单转化率', 'Conversion'),
    means: l('付款订单数除以访问量。', 'Paid orders divided by visits.'),
  },
  traffic: l('流量与转化', 'Traffic and conversion'),
  lossy: l('每隔几秒写入一次，服务异常退出时可能少计几秒。', 'Saved every few seconds; a crash may lose the last few.'),
  ofLast: l('为上一步的 {{rate}}', '{{rate}} of the step before'),
  openList: l('查看明细', 'Open the list'),
  moneyRefunds: l('仅退款', 'Refunds'),
  returns: l('退货退款', 'Returns'),
  topGoods: l('商品排行', 'Top products'),
  topStores: l('店铺排行', 'Top stores'),
  by: l('排序依据', 'Rank by'),
  byAmount: l('按金额', 'Amount'),
  byUnits: l('按件数', 'Units'),
  pieces: l('{{count}} 件', '{{count}} pcs'),
  orderCount: l('{{count}} 单', 'Orders: {{count}}'),
  goods: l('商品', 'Product'),
  store: l('店铺', 'Store'),
  amount: l('金额', 'Amount'),
  provinces: l('收货地区', 'Sales by province'),
  province: l('省份', 'Province'),
  provinceMap: l('各省销售额分布图，可用方向键移动', 'Sales by province on a map; move with the arrow keys'),
  noSales: l('没有订单', 'No orders'),
  schematic: l(
    '示意图：一格代表一个省级行政区，不表示面积和边界。',
    'Schematic: one tile for each province, whatever its size and borders.',
  ),
  methods: l('支付方式', 'Payment methods'),
  method: l('支付方式', 'Method'),
  weekHours: l('付款时段', 'When shoppers pay'),
  weekday: l('星期', 'Weekday'),
  hour: l('时', 'Hour'),
} as const
