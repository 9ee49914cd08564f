import type { Act } from './actor.ts'
import { commentActs } from './comments.ts'
import { groupBuyActs } from './group-buys.ts'
import { moneyActs } from './money.ts'
import { offerActs } from './offers.ts'
import { orderActs } from './orders.ts'
import { platformOfferActs } from './platform-offers.ts'
import { platformActs } from './platform.ts'
import { pointsActs } from './points.ts'
import { refundActs } from './refunds.ts'
import { shelfActs } from './shelf.ts'
import { shoppingActs } from './shopping.ts'
import { storeOfferActs } from './store-offers.ts'
import { storeRefundActs } from './store-refunds.ts'
import { troubleActs } from './trouble.ts'
import { walletActs } from './wallet.ts'

/** Everything that shoppers, stores, administrators and providers do. A new module adds its list here. */
export const acts: readonly Act[] = [
  ...shoppingActs,
  ...walletActs,
  ...orderActs,
  ...commentActs,
  ...refundActs,
  ...storeRefundActs,
  ...shelfActs,
  ...storeOfferActs,
  ...offerActs,
  ...groupBuyActs,
  ...pointsActs,
  ...moneyActs,
  ...platformActs,
  ...platformOfferActs,
  ...troubleActs,
]
