import * as contract from '@fangshi/contract/refunds-backoffice'
import { expect, test } from 'vitest'
import { decidedBody, messageBody, reasonBody, receivedBody, sentBody, writtenBody } from './refund-bodies.ts'
import { expressesOf, refundRoutes } from './refund-routes.ts'

const images = ['/uploads/a.webp']

test('words are trimmed, and what is left out is not sent', () => {
  expect(messageBody({ message: '  fine ' })).toStrictEqual({ message: 'fine' })
  for (const message of ['', '  \n', null, undefined, 5]) expect(messageBody({ message })).toStrictEqual({})
  expect(reasonBody({ reason: ' worn ', images })).toStrictEqual({ reason: 'worn', images })
  expect(writtenBody({ message: 'hello', images: [] })).toStrictEqual({ message: 'hello' })
})

test('an act that needs words sends them empty rather than not, for the server to refuse', () => {
  expect([reasonBody({}), writtenBody({})]).toEqual([{ reason: '' }, { message: '' }])
})

test.each([
  ['1', true],
  ['0', false],
  [undefined, false],
  [true, false],
])('goods that came back as %j are sold again: %s', (sellable, isSold) => {
  expect(receivedBody({ sellable, message: '', images })).toStrictEqual({ sellable: isSold, images })
})

test('a parcel has its courier and number', () => {
  expect(sentBody({ delivery_code: 'sf', delivery_no: ' SF123 ', message: 'on its way' })).toStrictEqual({
    delivery_code: 'sf',
    delivery_no: 'SF123',
    message: 'on its way',
  })
})

const lines = [
  { id: 1, amount: '10.00' },
  { id: 2, amount: '20.00' },
] as contract.BackofficeRefund['lines']
const values = { reason: ' half worn ', amount_1: '5.00', amount_2: '20' }

test('a decision names the lines that get another amount, only where money is given back', () => {
  expect(decidedBody({ lines }, { ...values, outcome: 'refund' })).toStrictEqual({
    outcome: 'refund',
    reason: 'half worn',
    lines: [{ id: 1, amount: '5.00' }],
  })
  expect(decidedBody({ lines }, { ...values, outcome: 'dismiss' })).toStrictEqual({
    outcome: 'dismiss',
    reason: 'half worn',
  })
  expect(decidedBody({ lines }, { reason: 'so be it', outcome: 'refund' })).not.toHaveProperty('lines')
})

test.each(['Admin', 'Seller'] as const)('the routes of %s are its own, and those of its work queue', (area) => {
  for (const isMoneyOnly of [true, false]) {
    const { agree, refuse, received, sent, decide, message } = refundRoutes({ area, isMoneyOnly })
    for (const route of [agree, refuse, received, sent, message]) expect(route.path).toMatch(`/${area}/`)
    const queue = isMoneyOnly ? /\/refunds\// : /\/returns\//
    for (const route of [agree, refuse, decide]) expect(route.path).toMatch(queue)
  }
  expect(expressesOf({ area, isMoneyOnly: false })).toMatch(`/${area}/`)
})
