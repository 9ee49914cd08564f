import { paymentMethods, type PaymentMethod } from '@fangshi/contract/status'

const key = 'pay_method'

/** The method that this browser paid with last; null when there is none, or the browser keeps nothing. */
export function rememberedMethod(): PaymentMethod | null {
  try {
    return paymentMethods.find((method) => method === localStorage.getItem(key)) ?? null
  } catch {
    return null
  }
}

export function rememberMethod(method: PaymentMethod): void {
  try {
    localStorage.setItem(key, method)
  } catch {
    // Private windows may refuse it; then the next cashier begins with the first method.
  }
}
