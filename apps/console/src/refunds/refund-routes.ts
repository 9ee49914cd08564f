import * as contract from '@fangshi/contract/refunds-backoffice'
import type { RefundScreen } from './refund-columns.tsx'

/** The routes behind the buttons of a work queue. Money only has no goods to receive or send. */
export function refundRoutes({ area, isMoneyOnly }: RefundScreen) {
  if (area === 'Admin') {
    return {
      agree: isMoneyOnly ? contract.agreeRefundAsAdmin : contract.agreeReturnAsAdmin,
      refuse: isMoneyOnly ? contract.refuseRefundAsAdmin : contract.refuseReturnAsAdmin,
      received: contract.receiveReturnAsAdmin,
      sent: contract.sendReplacementAsAdmin,
      decide: isMoneyOnly ? contract.decideRefund : contract.decideReturn,
      contest: contract.contestReturn,
      message: contract.writeToRefundAsAdmin,
    } as const
  }
  return {
    agree: isMoneyOnly ? contract.agreeRefund : contract.agreeReturn,
    refuse: isMoneyOnly ? contract.refuseRefund : contract.refuseReturn,
    received: contract.receiveReturn,
    sent: contract.sendReplacement,
    decide: isMoneyOnly ? contract.decideRefund : contract.decideReturn,
    contest: contract.contestReturn,
    message: contract.writeToRefund,
  } as const
}
export type RefundRoutes = ReturnType<typeof refundRoutes>

/** Where the couriers of replacements are listed. */
export const expressesOf = ({ area }: RefundScreen): string =>
  (area === 'Admin' ? contract.returnExpressesAsAdmin : contract.returnExpresses).path
