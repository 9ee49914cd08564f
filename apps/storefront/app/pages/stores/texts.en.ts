import type { Same } from '../../i18n/texts.ts'
import type { store as chinese } from './texts.zh-cn.ts'

declare module '../../i18n/texts.ts' {
  interface Texts {
    store: typeof chinese
  }
}

export const store: Same<typeof chinese> = {
  title: 'Stores',
  description: 'Discover the independent stores on Fangshi. Sort by sales, newest or distance.',
  foundTitle: 'Stores for “{{words}}”',
  pageTitle: '{{title}} (page {{page}})',
  storeCount_one: '{{count}} store',
  storeCount_other: '{{count}} stores',
  searchStores: 'Search stores',
  searchPlaceholder: 'Name or description',
  search: 'Search',
  sort: 'Sort by',
  sortDefault: 'Best match',
  sortSales: 'Sales',
  sortNewest: 'Newest',
  sortDistance: 'Near me',
  finding: 'Finding your location',
  placeFailed: 'We couldn’t get your location. Allow location access in your browser and try again.',
  metres: '{{count}} m',
  kilometres: '{{count}} km',
  counts: '{{goods}} products · {{sold}} sold',
  topGoods: 'Bestsellers from {{name}}',
  nothingFor: 'No stores found for “{{words}}”',
  nothing: 'No stores have opened yet',
  allStores: 'See all stores',

  since: 'Open since {{date}}',
  slides: 'Pictures of {{name}}',
  inStore: 'Search in this store',
  inStorePlaceholder: 'Search in this store',
  classes: 'Categories of this store',
  allGoods: 'All products',
  goodsCount_one: '{{count}} item',
  goodsCount_other: '{{count}} items',
  foundGoods: '“{{words}}” in this store',
  sortPriceUp: 'Price, low to high',
  sortPriceDown: 'Price, high to low',
  noGoodsFor: 'This store has nothing for “{{words}}”',
  noGoods: 'This store has no products yet',
  wholeStore: 'See everything in this store',
  visit: 'Visit and contact',
  facade: 'Storefront of {{name}}',
  afterSale: 'After-sales service',
}
