import * as access from './access.ts'
import * as accounts from './accounts.ts'
import * as addresses from './addresses.ts'
import * as areas from './areas.ts'
import * as cart from './cart.ts'
import * as catalog from './catalog.ts'
import { configRouteList } from './configs.ts'
import * as content from './content.ts'
import * as contentAdverts from './content-adverts.ts'
import * as contentApps from './content-apps.ts'
import * as contentArticles from './content-articles.ts'
import * as contentNotices from './content-notices.ts'
import * as dashboard from './dashboard.ts'
import * as currencies from './currencies.ts'
import * as expresses from './expresses.ts'
import * as favorites from './favorites.ts'
import * as fileSpaces from './file-spaces.ts'
import * as files from './files.ts'
import * as freightSeller from './freight-seller.ts'
import * as goodsAttrs from './goods-attrs.ts'
import * as goodsSeller from './goods-seller.ts'
import * as goodsReview from './goods-review.ts'
import * as map from './map.ts'
import * as menus from './menus.ts'
import * as moneyLogs from './money-logs.ts'
import * as orders from './orders.ts'
import * as ordersBackoffice from './orders-backoffice.ts'
import * as realNames from './real-names.ts'
import { isResource, type Resource } from './resource.ts'
import type { Route } from './route.ts'
import * as shopfront from './shopfront.ts'
import * as sms from './sms.ts'
import * as stockSeller from './stock-seller.ts'
import * as storeSeller from './store-seller.ts'
import * as storeOpening from './store-opening.ts'
import * as storeDocuments from './store-documents.ts'
import * as storesAdmin from './stores-admin.ts'
import * as taxonomy from './taxonomy.ts'
import * as users from './users.ts'

const isRoute = (value: unknown): value is Route =>
  typeof value === 'object' && value !== null && 'method' in value && 'right' in value

const parts = [
  access,
  accounts,
  addresses,
  areas,
  cart,
  catalog,
  content,
  contentAdverts,
  contentApps,
  contentArticles,
  contentNotices,
  currencies,
  dashboard,
  expresses,
  favorites,
  fileSpaces,
  files,
  freightSeller,
  goodsAttrs,
  goodsSeller,
  goodsReview,
  map,
  menus,
  moneyLogs,
  orders,
  ordersBackoffice,
  realNames,
  shopfront,
  sms,
  stockSeller,
  storeSeller,
  storeOpening,
  storeDocuments,
  storesAdmin,
  taxonomy,
  users,
]
const values: readonly unknown[] = parts.flatMap((file) => Object.values(file) as unknown[])

/** Every plain back-office screen. */
export const allResources: readonly Resource[] = values.filter(isResource)

/** Every route of the product, for the API document, the rights and the completeness checks. */
export const allRoutes: readonly Route[] = [
  ...values.filter(isRoute),
  ...configRouteList,
  ...allResources.flatMap(({ routes }) => routes),
]
