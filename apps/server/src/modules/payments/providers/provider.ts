import type { Transport } from './transport.ts'

/**
 * What the shop asks of WeChat Pay and Alipay, in the same words for both (rules §6, payments §2). Amounts are whole
 * cents (fen), times are instants. Nothing here reads the database, and no call belongs into a transaction.
 */

/** A payment to be prepared. */
export interface PaymentOrder {
  /** The number of the attempt: 6 to 32 of `0-9A-Za-z_-`. */
  attempt_no: string
  amount_cents: number
  /** What the payer reads; a text of ours, never a shopper's (payments §2.2). */
  subject: string
  /** When the provider stops taking the payment: a minute ahead at least. */
  expires_at: Date
  /** Where the browser returns to afterwards, absolute. */
  return_url: string
  /** Address of the payer's browser, for WeChat `wap`. */
  payer_ip: string
  /** The payer's openid (WeChat `mp`, `mini`) or Alipay open id (`mini`), else empty. */
  payer_id: string
}

/** What the payer's client continues with. */
export type ClientStep =
  /** The text of a QR code. */
  | { code_url: string }
  /** Where a phone's browser goes to open the wallet. */
  | { h5_url: string }
  /** A form that the browser posts by itself. */
  | { form: { action: string; fields: Readonly<Record<string, string>> } }
  /** What a mini program, app or page inside WeChat hands to the wallet. */
  | { params: Readonly<Record<string, string>> }

/** Money that the provider has received. */
export interface Payment {
  attempt_no: string
  /** The provider's number of the trade; unique per provider, exactly one credit each. */
  trade_no: string
  /** What was to be paid. */
  amount_cents: number
  /** What the payer gave; less than the amount when the provider's own vouchers paid the rest. */
  payer_cents: number
  /** The payer's openid or Alipay id; empty when unknown. */
  payer_id: string
  paid_at: Date
}

/** A trade as the provider sees it. */
export type Trade =
  /** The provider does not know the number: Alipay makes a trade when the payer opens it. */
  | { state: 'not_found' }
  /** Not paid so far; also an expired one, which stays so until it is closed. */
  | { state: 'unpaid' }
  | { state: 'closed' }
  /** Paid; `refunded` when the provider says that it went back: WeChat Pay for any part of it, Alipay for all of it. */
  | { state: 'paid' | 'refunded'; payment: Payment }

/**
 * `paid`: too late, take the payment path. `not_found`: nothing to close, but an Alipay QR code or form that is out can
 * still be paid until it expires.
 */
export type CloseResult = 'closed' | 'paid' | 'not_found'

/** A refund to be made; the same number never pays twice and is used again on every retry. */
export interface RefundOrder {
  attempt_no: string
  /** The payment that is paid back: a number can have been paid twice, each under its own trade number. */
  trade_no: string
  /** 6 to 64 of `0-9A-Za-z_-`. */
  refund_no: string
  refund_cents: number
  /** The whole amount of the payment. */
  total_cents: number
  reason: string
}

export type RefundNumbers = Pick<RefundOrder, 'attempt_no' | 'trade_no' | 'refund_no'>

/**
 * A refund as the provider sees it. `abnormal`: the payer's account cannot take it, somebody has to see to it. `closed`:
 * it will not happen. Only `succeeded` means that the money has left.
 */
export type Refund =
  | { state: 'not_found' }
  | { state: 'processing' | 'closed' | 'abnormal' }
  | {
      state: 'succeeded'
      refund_cents: number
      /** The provider's number of the refund; empty where it has none. */
      refund_trade_no: string
      /** Null when the provider does not say. */
      refunded_at: Date | null
    }

/** A notice as it arrived. */
export interface RawNotice {
  /** The bytes of the body, as they were sent. */
  body: Uint8Array
  /** Lower-case names, as Node has them. */
  headers: Readonly<Record<string, string | readonly string[] | undefined>>
}

/** A verified notice. `notice_id` is the provider's and the same on every retry. */
export type Notice =
  | { kind: 'payment'; notice_id: string; payment: Payment }
  | {
      kind: 'refund'
      notice_id: string
      attempt_no: string
      trade_no: string
      refund_no: string
      state: 'succeeded' | 'closed' | 'abnormal'
      /** Null where the provider tells only the sum of all refunds (Alipay): ask `queryRefund`. */
      refund_cents: number | null
    }
  /** A trade that was opened or closed unpaid. Nothing moves; acknowledge it. */
  | { kind: 'trade'; notice_id: string; attempt_no: string; state: 'unpaid' | 'closed' }

/** Why a notice does not count. Nothing may be written for it but the refusal itself. */
export type NoticeRefusal =
  /** A header or field that signs the notice is missing or no such thing. */
  | 'SIGNATURE_MISSING'
  | 'SIGNATURE_WRONG'
  /** Another algorithm than the one we take. */
  | 'ALGORITHM_WRONG'
  /** No key of this serial number; WeChat Pay: `refreshKeys` once, then read again. */
  | 'SERIAL_UNKNOWN'
  /** Five minutes or more away from now. */
  | 'TIME_WRONG'
  /** It verifies, but is not decrypted by our key. */
  | 'CIPHERTEXT_WRONG'
  /** It verifies, but a field is missing, doubled or not of its shape. */
  | 'CONTENT_WRONG'
  /** It verifies, but says two things that exclude each other. */
  | 'STATE_WRONG'
  | 'APP_WRONG'
  | 'MERCHANT_WRONG'
  | 'CURRENCY_WRONG'

export type NoticeReading = { notice: Notice } | { refusal: NoticeRefusal }

/** One line of the provider's bill of a day. */
export interface StatementLine {
  kind: 'payment' | 'refund'
  attempt_no: string
  trade_no: string
  /** Empty for payments. */
  refund_no: string
  /** Of the payment or refund, always positive. */
  amount_cents: number
  /** The provider's fee; negative when a refund gives it back. */
  fee_cents: number
  at: Date
}

/** A provider with the keys of one device. Calls throw ProviderError. Keep it as long as its keys: it remembers those it fetched. */
export interface Provider {
  /** The merchant's number at the provider: devices that share it have the same daily bill. */
  merchant: string
  /** Throws ALREADY_PAID, TRADE_CLOSED, NUMBER_USED beside what every call throws. */
  prepare(order: PaymentOrder): Promise<ClientStep>
  query(attempt_no: string): Promise<Trade>
  /** Closes an unpaid trade at the provider, so that it can no longer be paid. Closing twice is fine. */
  close(attempt_no: string): Promise<CloseResult>
  /** An answer means accepted; only `succeeded` means done. Throws BALANCE_SHORT, REFUND_REFUSED, TOO_OFTEN. */
  refund(refund: RefundOrder): Promise<Refund>
  queryRefund(refund: RefundNumbers): Promise<Refund>
  /** Verifies and reads a notice; pure, and throws for no bytes at all. Whether the number and amount are ours, the caller checks. */
  readNotice(raw: RawNotice, now: Date): NoticeReading
  /** Fetches the keys that the provider signs with; false when there are none to fetch. At most once a minute. */
  refreshKeys(): Promise<boolean>
  /** The payments and refunds of a day `YYYY-MM-DD` in China; the bill is there from about 10:00 on the next. Throws BILL_NOT_READY. */
  dailyBill(day: string): Promise<StatementLine[]>
}

/** What a provider needs of the process. */
export interface ProviderRuntime {
  send: Transport
  now: () => Date
}

/** Devices as the settings have them. */
export type WechatDevice = 'wap' | 'mp' | 'mini' | 'app' | 'scan'
export type AlipayDevice = 'wap' | 'web' | 'app' | 'scan' | 'mini'

interface DeviceConfig {
  appid: string
  /** The app's or merchant's private key, PEM. */
  private_key: string
  /** Absolute; takes the notices of payments and refunds. */
  notify_url: string
  /** Where the provider is: its own address, or the simulator's. */
  gateway: string
}

/** The settings of a WeChat Pay device, decrypted. */
export interface WechatConfig extends DeviceConfig {
  device: WechatDevice
  mch_id: string
  /** The API v3 key: 32 bytes. */
  key: string
  /** Serial number of the merchant certificate. */
  serial_no: string
  /** Id and PEM of WeChat Pay's public key or of a platform certificate. */
  platform_id: string
  platform_key: string
}

/** The settings of an Alipay device, decrypted; certificates as PEM. */
export interface AlipayConfig extends DeviceConfig {
  device: AlipayDevice
  app_cert: string
  alipay_cert: string
  root_cert: string
  /** The merchant's number 2088…; notices to another are refused. */
  seller_id: string
}
