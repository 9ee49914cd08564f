import type { Module } from './kernel/module.ts'
import { access } from './modules/access/module.ts'
import { accounts } from './modules/accounts/module.ts'
import { activity } from './modules/activity/module.ts'
import { books } from './modules/books/module.ts'
import { cart } from './modules/cart/module.ts'
import { catalog } from './modules/catalog/module.ts'
import { chat } from './modules/chat/module.ts'
import { collectives } from './modules/collectives/module.ts'
import { comments } from './modules/comments/module.ts'
import { commissions } from './modules/commissions/module.ts'
import { content } from './modules/content/module.ts'
import { coupons } from './modules/coupons/module.ts'
import { customers } from './modules/customers/module.ts'
import { dashboard } from './modules/dashboard/module.ts'
import { distributions } from './modules/distributions/module.ts'
import { figures } from './modules/figures/module.ts'
import { fileSpace } from './modules/file-space/module.ts'
import { files } from './modules/files/module.ts'
import { flashTheatre } from './modules/flash-theatre/module.ts'
import { freight } from './modules/freight/module.ts'
import { geo } from './modules/geo/module.ts'
import { health } from './modules/health/module.ts'
import { ledger } from './modules/ledger/module.ts'
import { logistics } from './modules/logistics/module.ts'
import { messages } from './modules/messages/module.ts'
import { notifications } from './modules/notifications/module.ts'
import { orders } from './modules/orders/module.ts'
import { payments } from './modules/payments/module.ts'
import { points } from './modules/points/module.ts'
import { pointsMall } from './modules/points-mall/module.ts'
import { pricing } from './modules/pricing/module.ts'
import { promotionLab } from './modules/promotion-lab/module.ts'
import { reductions } from './modules/reductions/module.ts'
import { referrals } from './modules/referrals/module.ts'
import { refunds } from './modules/refunds/module.ts'
import { reports } from './modules/reports/module.ts'
import { seckills } from './modules/seckills/module.ts'
import { savedViews } from './modules/saved-views/module.ts'
import { settings } from './modules/settings/module.ts'
import { settlements } from './modules/settlements/module.ts'
import { shopfront } from './modules/shopfront/module.ts'
import { stores } from './modules/stores/module.ts'
import { taxonomy } from './modules/taxonomy/module.ts'
import { withdrawals } from './modules/withdrawals/module.ts'

/** The modules in dependency order: each may use only those before it. The boundary rules read this list. */
export const modules: readonly Module[] = [
  settings,
  ledger,
  files,
  messages,
  geo,
  logistics,
  accounts,
  taxonomy,
  stores,
  access,
  content,
  freight,
  fileSpace,
  catalog,
  seckills,
  collectives,
  commissions,
  coupons,
  distributions,
  payments,
  pricing,
  reductions,
  cart,
  orders,
  refunds,
  comments,
  settlements,
  points,
  pointsMall,
  promotionLab,
  referrals,
  chat,
  customers,
  shopfront,
  withdrawals,
  books,
  figures,
  reports,
  notifications,
  flashTheatre,
  health,
  dashboard,
  activity,
  savedViews,
]
