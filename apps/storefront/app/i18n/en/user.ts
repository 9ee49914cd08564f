import type { Same } from '../same.ts'
import type { user as chinese } from '../zh-cn/user.ts'

export const user: Same<typeof chinese> = {
  title: 'User centre',
  overview: 'Overview',
  orders: 'My orders',
  addresses: 'Addresses',
  profile: 'Profile',
  safety: 'Security',
  money: 'Balance log',
  frozenMoney: 'Frozen money',
  points: 'Points log',
  groupTrade: 'Trade',
  groupAssets: 'Assets',
  groupAccount: 'Account',
}
