import type { Payable } from '@fangshi/contract/payments'

/** WeChat's own browser. */
interface WechatBridge {
  invoke: (name: 'getBrandWCPayRequest', params: Readonly<Record<string, string>>, done: () => void) => void
}
declare global {
  interface Window {
    WeixinJSBridge?: WechatBridge
  }
}

/** Opens the wallet over the page, once WeChat's browser is ready. What came of it the page asks the server. */
function openInWechat(params: Readonly<Record<string, string>>): void {
  const open = (): void => window.WeixinJSBridge?.invoke('getBrandWCPayRequest', params, () => {})
  if (window.WeixinJSBridge) open()
  else document.addEventListener('WeixinJSBridgeReady', open, { once: true })
}

/** Leaves the page for the payer's wallet. False when there is nothing to open. */
export function openWallet({ h5_url, form, params }: Payable): boolean {
  if (h5_url) {
    location.assign(h5_url)
    return true
  }
  if (params) {
    openInWechat(params)
    return true
  }
  if (!form) return false
  const element = document.createElement('form')
  element.method = 'post'
  element.action = form.action
  for (const [name, value] of Object.entries(form.fields)) {
    const input = document.createElement('input')
    input.type = 'hidden'
    input.name = name
    input.value = value
    element.append(input)
  }
  document.body.append(element)
  element.submit()
  element.remove()
  return true
}
