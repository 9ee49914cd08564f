import { expect, test } from 'vitest'
import { answerOf } from './answer-of.ts'
import type { ProviderRequest } from './transport.ts'

const request: ProviderRequest = { method: 'GET', url: 'https://provider.example/', headers: {}, body: null }
const answer = (status: number) => ({ status, headers: {}, body: Buffer.alloc(0) })

test('refusals are answers; a failing provider and no connection are not', async () => {
  expect(await answerOf(async () => answer(404), request)).toMatchObject({ status: 404 })
  await expect(answerOf(async () => answer(500), request)).rejects.toMatchObject({ fault: 'NO_ANSWER' })
  const cut = () => Promise.reject(new Error('socket hang up'))
  await expect(answerOf(cut, request)).rejects.toThrow('NO_ANSWER: socket hang up')
})
