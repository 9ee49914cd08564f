import type { CloseResult, Provider, ProviderRuntime, Trade, WechatConfig } from '../provider.ts'
import { ProviderError } from '../provider-error.ts'
import { wechatBill } from './bill.ts'
import { readWechatNotice } from './notice.ts'
import { prepareWechat } from './prepare.ts'
import { queryWechatRefund, refundWechat } from './refund.ts'
import { tradeOf } from './trade.ts'
import { WechatCalls } from './wechat-calls.ts'
import { readWechatKeys } from './wechat-keys.ts'

const pathOf = (attempt_no: string): string => `/v3/pay/transactions/out-trade-no/${encodeURIComponent(attempt_no)}`

/** WeChat Pay with the keys of one device. Throws ACCOUNT_REFUSED when the keys cannot be read. */
export function wechatProvider(config: WechatConfig, runtime: ProviderRuntime): Provider {
  const keys = readWechatKeys(config)
  const calls = new WechatCalls(config, keys, runtime)
  const mchid = config.mch_id

  async function query(attempt_no: string): Promise<Trade> {
    try {
      return tradeOf(await calls.get(`${pathOf(attempt_no)}?mchid=${mchid}`), config, attempt_no)
    } catch (error) {
      if (error instanceof ProviderError && error.fault === 'TRADE_NOT_FOUND') return { state: 'not_found' }
      throw error
    }
  }

  async function close(attempt_no: string): Promise<CloseResult> {
    try {
      await calls.post(`${pathOf(attempt_no)}/close`, { mchid })
      return 'closed'
    } catch (error) {
      const fault = error instanceof ProviderError ? error.fault : null
      if (fault === 'ALREADY_PAID') return 'paid'
      if (fault === 'TRADE_CLOSED') return 'closed'
      if (fault === 'TRADE_NOT_FOUND') return 'not_found'
      throw error
    }
  }

  return {
    merchant: mchid,
    prepare: (order) => prepareWechat(calls, config, keys, order, runtime.now),
    query,
    close,
    refund: (order) => refundWechat(calls, config, order),
    queryRefund: (order) => queryWechatRefund(calls, order),
    readNotice: (raw, now) => readWechatNotice(config, keys, raw, now),
    refreshKeys: () => calls.refreshKeys(),
    dailyBill: (day) => wechatBill(calls, day, runtime.now()),
  }
}
