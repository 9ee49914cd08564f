import { expect, test } from 'vitest'
import { startedRefusal, unlessExtended } from './started-refusal.ts'

type Row = Parameters<typeof startedRefusal>[0]
const row = (state: Row['state'], ...actions: string[]): Row => ({ state, actions })
const why = (refusal: ReturnType<typeof startedRefusal>) => refusal?.en.split(/[:,]/)[0]

test.each([
  ['a draft', row('draft', 'edit', 'delete'), undefined, undefined],
  ['one that may be edited and no longer deleted', row('scheduled', 'edit'), undefined, 'It has ended or was stopped'],
  ['a running one', row('running', 'extend', 'stop'), 'It has started', 'It has started'],
  ['an ended one', row('ended'), 'It has ended or was stopped', 'It has ended or was stopped'],
  ['a stopped one', row('stopped', 'delete'), 'It has ended or was stopped', undefined],
])('%s', (_, promotion, edit, remove) => {
  expect([why(startedRefusal(promotion, 'edit')), why(startedRefusal(promotion, 'delete'))]).toEqual([edit, remove])
})

test('where the form extends too, a running one can be edited, but not deleted', () => {
  const running = row('running', 'extend', 'stop')
  expect([unlessExtended(running, 'edit'), why(unlessExtended(running, 'delete'))]).toEqual([
    undefined,
    'It has started',
  ])
  expect(why(unlessExtended(row('ended'), 'edit'))).toBe('It has ended or was stopped')
})
