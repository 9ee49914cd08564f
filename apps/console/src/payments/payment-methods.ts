import { paymentMethods as methods, type PaymentMethod } from '@fangshi/contract/status'
import { l, type UiText } from '../i18n/ui-text.ts'

/** The payment methods as the back offices call them. */
export const paymentMethodNames: Readonly<Record<PaymentMethod, UiText>> = {
  balance: l('余额', 'Balance'),
  wechat: l('微信支付', 'WeChat Pay'),
  alipay: l('支付宝', 'Alipay'),
}

/** The payment methods as choices. */
export const paymentMethods = methods.map((value) => ({ value, label: paymentMethodNames[value] }))
