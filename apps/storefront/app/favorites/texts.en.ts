import type { Same } from '../i18n/texts.ts'
import type { favorite as chinese } from './texts.zh-cn.ts'

declare module '../i18n/texts.ts' {
  interface Texts {
    favorite: typeof chinese
  }
}

export const favorite: Same<typeof chinese> = {
  title: 'Favourites',
  text: 'Products you saved and stores you follow, with today’s prices',
  add_goods: 'Save',
  mine_goods: 'Saved',
  add_store: 'Follow',
  mine_store: 'Following',
  added_goods: 'Saved to your favourites',
  added_store: 'You’re now following this store',
  removed_goods: 'Removed from your favourites',
  removed_store: 'You no longer follow this store',
  view: 'View',
  loginFirst: 'Please log in first. You’ll come right back here.',
  collected_one: 'Saved by {{count}} person',
  collected_other: 'Saved by {{count}} people',
  followed_one: '{{count}} follower',
  followed_other: '{{count}} followers',
  tabs: 'Favourites by type',
  tab_goods: 'Products',
  tab_store: 'Stores',
  none_goods: 'Nothing saved yet. Tap the heart on products you like.',
  none_store: 'You’re not following any stores yet. Have a look around.',
  browse_goods: 'Browse products',
  browse_store: 'Browse stores',
  selectAll: 'Select this page',
  select: 'Select {{name}}',
  removeChosen: 'Remove selected',
  removeOne: 'Remove {{name}}',
  removed_one: '{{count}} favourite removed',
  removed_other: '{{count}} favourites removed',
  restored_one: '{{count}} favourite restored',
  restored_other: '{{count}} favourites restored',
  priceDown: '¥{{amount}} less than when saved',
  priceUp: '¥{{amount}} more than when saved',
  state_sold_out: 'Sold out',
  state_off_shelf: 'Unavailable',
  state_gone: 'No longer available',
  state_closed: 'Closed',

  history: 'Browsing history',
  historyText: 'The last 100 products you viewed',
  noHistory: 'You haven’t viewed any products yet',
  clearHistory: 'Clear history',
  removeView: 'Remove {{name}} from your history',
  viewsRemoved_one: '{{count}} product removed from your history',
  viewsRemoved_other: '{{count}} products removed from your history',
  today: 'Today',
  yesterday: 'Yesterday',
}
