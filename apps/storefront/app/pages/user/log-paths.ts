import type { MoneyLogKind } from '~/account/user-queries.ts'
import { links } from '~/links.ts'

/** The page of each account's log. */
export const logPaths: Record<MoneyLogKind, string> = {
  money: links.money(),
  frozen_money: links.frozenMoney(),
  integral: links.integral(),
}
