import { storeStatuses, storeVerifications } from '@fangshi/contract/status'
import { documentChangeStatuses } from '@fangshi/contract/store-documents'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  documentChangeActionsFor,
  mayMoveStore,
  stageOf,
  storeActionsFor,
  storeMoves,
  type StoreActor,
  type StoreMove,
} from './store-moves.ts'

const names = Object.keys(storeMoves) as StoreMove[]
const actors: readonly StoreActor[] = ['owner', 'admin', 'timer']
const applying = storeVerifications
  .filter((verify) => verify !== 'passed')
  .map((verify) => ({ verify, status: 'closed' as const }))
const passed = storeStatuses.map((status) => ({ verify: 'passed' as const, status }))
const all = [...applying, ...passed]

test('only these moves are made, of all stages, moves and actors', () => {
  const allowed = all.flatMap((store) =>
    names.flatMap((move) =>
      actors.filter((actor) => mayMoveStore(move, store, actor)).map((actor) => `${stageOf(store)} ${move} ${actor}`),
    ),
  )
  expect(allowed).toEqual([
    'filling_in submit owner',
    'verifying pass admin',
    'verifying deny admin',
    'denied submit owner',
    'open open owner',
    'open open timer',
    'open close owner',
    'open close timer',
    'open suspend admin',
    'closed open owner',
    'closed open timer',
    'closed close owner',
    'closed close timer',
    'closed suspend admin',
    'suspended reopen admin',
  ])
})

test('the platform is offered what it can do', () => {
  expect(all.map((store) => `${stageOf(store)}: ${storeActionsFor(store).join(' ')}`)).toEqual([
    'filling_in: ',
    'verifying: pass deny',
    'denied: ',
    'open: suspend adjust_money',
    'closed: suspend adjust_money',
    'suspended: reopen adjust_money',
  ])
  expect(documentChangeStatuses.map((status) => `${status}: ${documentChangeActionsFor(status).join(' ')}`)).toEqual([
    'pending: approve deny',
    'approved: ',
    'denied: ',
  ])
})

test('whatever moves are made, a store that has passed never applies again', () => {
  const step = fc.record({ move: fc.constantFrom(...names), actor: fc.constantFrom(...actors), pick: fc.nat() })
  fc.assert(
    fc.property(fc.constantFrom(...passed), fc.array(step), (start, steps) => {
      let store = start
      for (const { move, actor, pick } of steps) {
        if (!mayMoveStore(move, store, actor)) continue
        const to = [storeMoves[move].to].flat()
        const status = to[pick % to.length]
        expect(storeStatuses).toContain(status)
        store = { verify: 'passed', status: status as (typeof storeStatuses)[number] }
      }
    }),
  )
})
