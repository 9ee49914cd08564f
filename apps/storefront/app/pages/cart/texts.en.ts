import type { Same } from '../../i18n/texts.ts'
import type { cart as chinese } from './texts.zh-cn.ts'

declare module '../../i18n/texts.ts' {
  interface Texts {
    cart: typeof chinese
  }
}

export const cart: Same<typeof chinese> = {
  title: 'Cart',
  empty: 'Your cart is empty. Find something you like.',
  goShopping: 'Start shopping',
  loginHint: 'Log in to see the items saved in your account',
  failed: 'Couldn’t load your cart.',
  selectAll: 'Select all',
  selectStore: 'Select everything from {{name}}',
  selectLine: 'Select {{name}}',
  removeChosen: 'Remove selected',
  removeLine: 'Remove {{name}}',
  removed_one: '{{count}} item removed',
  removed_other: '{{count}} items removed',
  restored_one: '{{count}} item back in your cart',
  restored_other: '{{count}} items back in your cart',
  quantityOf: 'Quantity of {{name}}',
  priceDown: '¥{{amount}} less than when added',
  priceUp: '¥{{amount}} more than when added',
  stockShort_other: 'Only {{count}} left in stock',
  stockLow_other: 'Only {{count}} left',
  useStock_other: 'Change to {{count}}',
  invalidTitle_other: 'No longer available ({{count}})',
  clearInvalid: 'Remove all',
  off_shelf: 'Unavailable',
  sold_out: 'Sold out',
  seckill_sold_out: 'Flash sale sold out',
  seckill_limit: 'Over the flash sale limit',
  collective_limit: 'Over the group buy limit',
  own_store: 'Your own store',
  chosen_one: '{{count}} item selected',
  chosen_other: '{{count}} items selected',
  goodsTotal: 'Subtotal',
  saved: '¥{{amount}} off',
  freightLater: 'Shipping is calculated at checkout',
  checkout: 'Check out',
  loginToCheckout: 'Log in to check out',
  chooseFirst: 'Select the items you want to check out.',
  summary: 'Summary',
  unitPrice: 'Unit price',
  changeSku: 'Change options',
  changeSkuOf: 'Change options: {{name}}, now {{sku}}',
  moveToFavorites: 'Move to favourites',
  moveToFavoritesOf: 'Move to favourites: {{name}}',
  movedToFavorites_one: '{{count}} item moved to your favourites',
  movedToFavorites_other: '{{count}} items moved to your favourites',
  recommended: 'You may also like',
  popular: 'Bestsellers',
}
