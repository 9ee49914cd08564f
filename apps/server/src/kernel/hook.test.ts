import { afterAll, beforeEach, expect, test, vi } from 'vitest'

// A registry of its own: the product's, which other files of this process use, must not get these hooks.
vi.resetModules()
const { connectHooks, hook, keyedHook, on, onKey, requireListeners } = await import('./hook.ts')
afterAll(() => vi.resetModules())

const changed = hook<[name: string], string>('tests.changed')
const needed = hook<[]>('tests.needed', { required: true })
const paid = keyedHook<'order' | 'top_up', [cents: number], string>('tests.paid', ['order', 'top_up'])

const listenTo = (by: string, calls: string[] = []) =>
  on(changed, async (name) => {
    await Promise.resolve()
    calls.push(`${by} ${name}`)
    return by
  })
const handlers = [onKey(paid, 'order', async (cents) => `order ${cents}`), onKey(paid, 'top_up', async () => 'top-up')]

beforeEach(() => connectHooks([]))

test('a hook calls every listener in order and gives their results', async () => {
  const calls: string[] = []
  connectHooks([listenTo('first', calls), listenTo('second', calls)])
  expect(await changed('a')).toEqual(['first', 'second'])
  expect(calls).toEqual(['first a', 'second a'])
})

test('a listener that throws stops those after it and reaches the caller', async () => {
  const calls: string[] = []
  connectHooks([on(changed, () => Promise.reject(new Error('refused'))), listenTo('second', calls)])
  await expect(changed('a')).rejects.toThrow('refused')
  expect(calls).toEqual([])
})

test('connecting again replaces the listeners instead of adding to them', async () => {
  const wires = [listenTo('only'), ...handlers]
  connectHooks(wires)
  connectHooks(wires)
  expect(await changed('a')).toEqual(['only'])
  expect(await paid('order', 5)).toBe('order 5')
})

test('a hook without listeners is called in vain, unless it is required', async () => {
  expect(await changed('a')).toEqual([])
  connectHooks(handlers)
  expect(requireListeners).toThrow('nobody listens to tests.needed')
  connectHooks([on(needed, async () => {}), ...handlers])
  expect(requireListeners).not.toThrow()
})

test('every key has exactly one handler', async () => {
  connectHooks([on(needed, async () => {}), ...handlers.slice(0, 1)])
  expect(requireListeners).toThrow('nobody handles top_up of tests.paid')
  await expect(paid('top_up', 1)).rejects.toThrow('nobody handles top_up of tests.paid')
  expect(() => connectHooks([...handlers, ...handlers.slice(0, 1)])).toThrow('two handle order of tests.paid')
})
