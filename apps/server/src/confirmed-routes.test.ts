import { configGroups, configRoutes, type ConfigGroup } from '@fangshi/contract/configs'
import type { Route } from '@fangshi/contract/route'
import { expect, test } from 'vitest'
import { product } from './app.ts'

/** Every write of the back offices says whether it needs a fresh confirmation, and what the answer has to be (rules §1). */

const nameOf = ({ method, path, right }: Route): string => (right.includes('.') ? right : `${method} ${path}`)
const writes = product.routes.filter(({ area, method }) => area !== 'Home' && method !== 'GET')

test('every write of the back offices says whether it needs a fresh confirmation', () => {
  expect(writes.length).toBeGreaterThan(200)
  expect(writes.filter(({ confirm }) => confirm === undefined).map(nameOf)).toEqual([])
})

test('nothing of which the name tells money, rights or secrets is among those that need none', () => {
  const telling =
    /money|balance|withdraw|refund|settle|cash|roles|users|admins|permission|secret|token|factor|password/i
  // What concerns the own account asks for its password instead.
  const others = writes.filter(({ confirm, path }) => !confirm && !path.includes('/auth/')).map(nameOf)
  expect(others.length).toBeGreaterThan(100)
  expect(others.filter((name) => telling.test(name))).toEqual([])
})

test.each(Object.keys(configGroups) as ConfigGroup[])(
  'the settings %s need one if they hold a secret or limit money',
  (group) => {
    const { secrets, form } = configGroups[group]
    const isLogin = 'admin_second_factor' in form.shape
    const isMoney = ['withdrawal', 'points', 'distribution'].includes(group)
    expect(configRoutes[group].save.confirm).toBe(secrets.length > 0 || isLogin || isMoney)
  },
)

test('only writes of the back offices need one', () => {
  const others = product.routes.filter(({ confirm }) => confirm)
  expect(others.length).toBeGreaterThan(30)
  expect(others.filter(({ area, method, right }) => area === 'Home' || method === 'GET' || right === 'public')).toEqual(
    [],
  )
})
