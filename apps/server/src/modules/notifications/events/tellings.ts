import { moneyTellings } from './money.db.ts'
import { orderTellings } from './orders.db.ts'
import { peopleTellings } from './people.db.ts'
import { refundTellings } from './refunds.db.ts'
import { reportTellings } from './reports.db.ts'
import { shopperTellings } from './shoppers.db.ts'
import { storeTellings } from './stores.db.ts'
import type { Telling } from './telling.ts'

/** All that people are told; of an event nobody is told twice in one area. */
export const tellings: readonly Telling[] = [
  ...orderTellings,
  ...refundTellings,
  ...moneyTellings,
  ...peopleTellings,
  ...storeTellings,
  ...shopperTellings,
  ...reportTellings,
]
