import { CallError, NoAnswerError } from '@fangshi/contract/client'
import { expect, test } from 'vitest'
import { paymentState } from './payment-state.ts'

type State = 'open' | 'paid' | 'cancelled'
const lost = new NoAnswerError('no network')
const busy = new CallError(503, 'busy', { key: 'BUSY' })

/** Asks with these answers in turn; returns the state and how often it asked. */
async function ask(answers: readonly (State | Error)[], isGone = () => false) {
  let calls = 0
  const check = async (): Promise<{ status: State }> => {
    const answer = answers[calls++] ?? lost
    if (answer instanceof Error) throw answer
    return { status: answer }
  }
  return [await paymentState({ check, wait: async () => undefined, isGone }), calls]
}

test('a payment that arrived is found, also once the network is back', async () => {
  expect(await ask(['paid'])).toEqual(['paid', 1])
  expect(await ask([lost, lost, lost, lost, lost, lost, 'paid'])).toEqual(['paid', 7])
  expect(await ask(['open', 'open', 'paid'])).toEqual(['paid', 3])
  expect(await ask(['cancelled'])).toEqual(['cancelled', 1])
})

test('a payment that is not booked after three answers did not arrive', async () => {
  expect(await ask(['open', busy, 'open', 'open'])).toEqual(['open', 4])
})

test('nobody asks once the shopper has left, and refusals are passed on', async () => {
  let rounds = 0
  expect(await ask([], () => ++rounds > 2)).toEqual(['unknown', 2])
  await expect(ask([new CallError(401, 'log in', {})])).rejects.toMatchObject({ code: 401 })
})
