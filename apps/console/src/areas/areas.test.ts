import { expect, test } from 'vitest'
import { areaOf } from './areas.ts'

test.each([
  ['/Admin', 'Admin'],
  ['/Admin/goods/brands', 'Admin'],
  ['/Seller?tab=1', 'Seller'],
  ['/Seller#top', 'Seller'],
])('%s lies in %s', (path, area) => expect(areaOf(path)).toBe(area))

test.each(['/', '', '/admin/goods', '/SELLER', '/Administrators', '/goods/Admin', 'Admin'])(
  '%s lies in no back office',
  (path) => expect(areaOf(path)).toBeUndefined(),
)
