import { expect, inject } from 'vitest'

/** Acts in the simulated wallet at this address, as the payer on a phone does; amounts have two decimals. */
export async function actAtWallet(
  address: string | null | undefined,
  act: 'pay' | 'pay_other_amount',
  amount?: string,
): Promise<void> {
  const code = new URL(address ?? '').searchParams.get('code')
  const answer = await fetch(`${inject('origin')}/simulator/act`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ code, act, amount }),
  })
  expect(answer.status).toBe(200)
}
