import { formatMoney, parseMoney } from '@fangshi/contract/money'
import type { MethodChoice } from '@fangshi/contract/payments'
import type { PaymentMethod } from '@fangshi/contract/status'

/** The methods that are shown: what the shop does not offer at all is not. */
export const shownMethods = (methods: readonly MethodChoice[]): MethodChoice[] =>
  methods.filter(({ reason }) => reason !== 'not_offered')

/** Whether a method can be chosen; without a pay password the way to one is shown. */
export const isChoosable = ({ available, reason }: MethodChoice): boolean =>
  available || reason === 'pay_password_missing'

/** The method that is chosen at first: the last one that was paid with, else the first that works. */
export function firstChoice(
  methods: readonly MethodChoice[],
  remembered: PaymentMethod | null,
): PaymentMethod | undefined {
  const open = methods.filter(isChoosable)
  return (open.find(({ method }) => method === remembered) ?? open[0])?.method
}

/** What the balance lacks, with two decimals; zero or less when it is enough. */
export const missingMoney = ({ total_price, money }: { total_price: string; money: string }): string =>
  formatMoney((parseMoney(total_price) ?? 0) - (parseMoney(money) ?? 0))
