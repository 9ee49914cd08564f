import { beforeEach, expect, test, vi } from 'vitest'
import { stubBrowser } from '../../test/browser-storage.ts'
import { begunWith, forgetBegun, rememberBegun, type Begun } from './begun.ts'
import { goToProvider } from './go-to-provider.ts'
import { challengeOf } from './secret.ts'
import { fittingWay } from './use-fitting-way.ts'

const { session } = stubBrowser()
let left: string[] = []
vi.stubGlobal('location', { assign: (url: string) => left.push(url) })
beforeEach(() => {
  session.clear()
  left = []
})

const begun: Begun = {
  name: 'weixinweb',
  provider: 'wechat',
  state: 'state-1',
  verifier: 'v'.repeat(43),
  isBinding: false,
  next: '/s?keywords=茶',
}

test('only the answer with the state that this tab has sent goes on', () => {
  rememberBegun(begun)
  expect(begunWith('state-1')).toEqual(begun)
  for (const state of ['state-2', '', 'STATE-1', null]) expect(begunWith(state)).toBeNull()
  forgetBegun()
  expect(begunWith('state-1')).toBeNull()
})

test('a page that is loaded again goes on with what the answer led to', () => {
  rememberBegun(begun)
  rememberBegun({ ...begun, waiting: { result: 'unknown', nickname: '林晓' } })
  expect(begunWith('state-1')?.waiting).toEqual({ result: 'unknown', nickname: '林晓' })
})

test.each(['{', 'null', '7', '""', '{}', '[]'])('%j is nothing that was begun, with whatever state', (text) => {
  session.setItem('oauth', text)
  expect(begunWith('state-1')).toBeNull()
  expect(begunWith(null)).toBeNull()
})

test('the browser leaves with the challenge of a secret that stays in the tab', async () => {
  const challenges: string[] = []
  const { state: _, verifier: __, ...login } = begun
  await goToProvider(login, async (challenge) => {
    challenges.push(challenge)
    return { state: 'state-9', url: 'https://provider.example/authorize' }
  })
  const stored = begunWith('state-9')
  expect(stored).toMatchObject(login)
  expect(challenges).toEqual([challengeOf(stored?.verifier ?? '')])
  expect(left).toEqual(['https://provider.example/authorize'])
})

test('where there is nowhere to go, or the server refuses, nothing is begun', async () => {
  await goToProvider(begun, async () => ({ state: 'state-9', url: null }))
  const refused = goToProvider(begun, () => Promise.reject(new Error('OAUTH_OFF')))
  await expect(refused).rejects.toThrow('OAUTH_OFF')
  expect([begunWith('state-9'), session.getItem('oauth'), left]).toEqual([null, null, []])
})

test('a browser takes the first way that is for it', () => {
  const ways = [
    { name: 'inside', clients: ['wechat'] },
    { name: 'code', clients: ['desktop', 'phone'] },
    { name: 'other', clients: ['desktop'] },
  ] as const
  const of = (client: 'desktop' | 'wechat' | 'phone' | null) => fittingWay(ways, client)?.name
  expect([of('desktop'), of('wechat'), of('phone')]).toEqual(['code', 'inside', 'code'])
  expect(of(null)).toBeUndefined()
  expect(fittingWay([], 'desktop')).toBeUndefined()
})
