import type { AlipayConfig, CloseResult, Provider, ProviderRuntime, Trade } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { AlipayCalls } from './alipay-calls.ts'
import { readAlipayKeys } from './alipay-keys.ts'
import { alipayBill } from './bill.ts'
import { readAlipayNotice } from './notice.ts'
import { prepareAlipay } from './prepare.ts'
import { queryAlipayRefund, refundAlipay } from './refund.ts'
import { tradeOf } from './trade.ts'

/** What Alipay says when a trade that is not waiting for its buyer is to be closed. */
const notWaiting = new Set(['ACQ.TRADE_STATUS_ERROR', 'ACQ.REASON_TRADE_STATUS_INVALID', 'ACQ.REASON_ILLEGAL_STATUS'])

/** Alipay with the keys of one device. Throws ACCOUNT_REFUSED when the keys cannot be read. */
export function alipayProvider(config: AlipayConfig, runtime: ProviderRuntime): Provider {
  const keys = readAlipayKeys(config)
  const calls = new AlipayCalls(config, keys, runtime)

  async function query(attempt_no: string): Promise<Trade> {
    try {
      const biz_content = { out_trade_no: attempt_no }
      return tradeOf(await calls.call({ method: 'alipay.trade.query', biz_content }), attempt_no)
    } catch (error) {
      if (error instanceof ProviderError && error.fault === 'TRADE_NOT_FOUND') return { state: 'not_found' }
      throw error
    }
  }

  async function close(attempt_no: string): Promise<CloseResult> {
    try {
      await calls.call({ method: 'alipay.trade.close', biz_content: { out_trade_no: attempt_no } })
      return 'closed'
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      if (error.fault === 'TRADE_NOT_FOUND') return 'not_found'
      if (!notWaiting.has(error.code)) throw error
      const { state } = await query(attempt_no)
      if (state === 'closed' || state === 'not_found') return state
      if (state === 'unpaid') throw error
      return 'paid'
    }
  }

  return {
    merchant: config.seller_id,
    prepare: (order) => prepareAlipay(calls, config, order),
    query,
    close,
    refund: (order) => refundAlipay(calls, order),
    queryRefund: (order) => queryAlipayRefund(calls, order),
    readNotice: (raw) => readAlipayNotice(config, keys.alipayKey, raw),
    refreshKeys: async () => false,
    dailyBill: (day) => alipayBill(calls, day, runtime.now()),
  }
}
