import { CallError } from '@fangshi/contract/client'

/** Between questions, in ms; the last one repeats. */
const pausesMs = [500, 1_000, 2_000, 4_000, 8_000]
/** A payment that is not booked after so many answers has not reached the server. */
const enoughAnswers = 3

export interface PaymentStateOptions {
  /** Asks the server for the state of the group. */
  check: () => Promise<{ status: 'open' | 'paid' | 'cancelled' }>
  wait: (ms: number) => Promise<void>
  /** Whether the shopper has left the page. */
  isGone: () => boolean
}

/**
 * Finds out the state of a payment whose answer was lost, as soon as the server can be reached. `unknown` when the
 * shopper leaves before; rejects with a refusal.
 */
export async function paymentState({
  check,
  wait,
  isGone,
}: PaymentStateOptions): Promise<'open' | 'paid' | 'cancelled' | 'unknown'> {
  let answers = 0
  for (let round = 0; !isGone(); round++) {
    await wait(pausesMs[round] ?? 8_000)
    try {
      const { status } = await check()
      answers += 1
      if (status !== 'open' || answers === enoughAnswers) return status
    } catch (error) {
      if (error instanceof CallError && error.code < 500) throw error
    }
  }
  return 'unknown'
}
