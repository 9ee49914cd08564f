import type { Payable } from '@fangshi/contract/payments'

/** Leaves the page for the payer's wallet. False when there is nothing to open. */
export function openWallet({ h5_url, form }: Payable): boolean {
  if (h5_url) {
    location.assign(h5_url)
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
