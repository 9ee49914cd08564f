import { withdrawalStatuses } from '@fangshi/contract/withdrawals'
import { expect, test } from 'vitest'
import { openMoves } from '../../kernel/moves.ts'
import { countedStatuses, openStatuses, withdrawalActionsFor, withdrawalMoves } from './withdrawal.ts'

const open = (actor: 'owner' | 'admin') =>
  Object.fromEntries(withdrawalStatuses.map((status) => [status, openMoves(withdrawalMoves, status, actor)]))

test('an owner cancels what is not decided, and never what is approved', () => {
  expect(open('owner')).toEqual({
    requested: ['cancel'],
    approved: [],
    paid: [],
    refused: [],
    cancelled: [],
    bounced: [],
  })
})

test('the platform decides once, pays what it approved, and takes back what bounced', () => {
  expect(open('admin')).toEqual({
    requested: ['approve', 'refuse'],
    approved: ['pay'],
    paid: ['bounce'],
    refused: [],
    cancelled: [],
    bounced: [],
  })
  expect(withdrawalActionsFor('requested')).toEqual(['approve', 'refuse'])
})

test('what came back counts towards no limit, and its money is not frozen', () => {
  for (const status of ['refused', 'cancelled', 'bounced'] as const)
    expect([openStatuses.includes(status), countedStatuses.includes(status)]).toEqual([false, false])
})
