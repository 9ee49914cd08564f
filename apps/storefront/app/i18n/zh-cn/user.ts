export const user = {
  title: '用户中心',
  overview: '总览',
  orders: '我的订单',
  addresses: '收货地址',
  profile: '个人资料',
  safety: '账户安全',
  money: '余额明细',
  frozenMoney: '冻结金额',
  points: '积分明细',
  groupTrade: '交易',
  groupAssets: '资产',
  groupAccount: '账户',
}
