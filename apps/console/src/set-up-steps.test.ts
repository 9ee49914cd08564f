import { getDashboard, getSellerDashboard } from '@fangshi/contract/dashboard'
import { expect, test } from 'vitest'
import { storeSteps } from './seller/dashboard/set-up-steps.ts'
import { viewOf } from './menus/views.ts'
import { platformSteps } from './admin/dashboard/set-up-steps.ts'

const keysOf = (of: { _zod: { def: { shape: object } } }): string[] => Object.keys(of._zod.def.shape)
const done = {
  Admin: keysOf(getDashboard.reply._zod.def.shape.set_up),
  // Not a step: what has sold once needs no set-up.
  Seller: keysOf(getSellerDashboard.reply._zod.def.shape.set_up).filter((key) => key !== 'has_sold'),
}
const steps = { Admin: platformSteps, Seller: storeSteps }

test.each(['Admin', 'Seller'] as const)('each step that the server looks at in %s stands once on the list', (area) => {
  expect(steps[area].map(({ key }) => key as string).toSorted()).toEqual(done[area].toSorted())
})

test.each(['Admin', 'Seller'] as const)('each step of %s leads to a page of its back office', (area) => {
  for (const { to, key } of steps[area]) {
    const [, first, ...rest] = to.split('?')[0]?.split('/') ?? []
    expect(first).toBe(area)
    expect(viewOf(`${area.toLowerCase()}/${rest.join('-').replaceAll('_', '-')}`), `the page of ${key}`).toBeTypeOf(
      'function',
    )
  }
})
