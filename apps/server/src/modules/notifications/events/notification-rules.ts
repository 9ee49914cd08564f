import { moneyRules } from './money.db.ts'
import { orderRules } from './orders.db.ts'
import { peopleRules } from './people.db.ts'
import { refundRules } from './refunds.db.ts'
import { reportRules } from './reports.db.ts'
import { shopperRules } from './shoppers.db.ts'
import { storeRules } from './stores.db.ts'
import type { NotificationRule } from './notification-rule.ts'

/** All notifications. An event makes at most one for each account in an area. */
export const notificationRules: readonly NotificationRule[] = [
  ...orderRules,
  ...refundRules,
  ...moneyRules,
  ...peopleRules,
  ...storeRules,
  ...shopperRules,
  ...reportRules,
]
