import { expect, test } from 'vitest'
import { handleWidth } from './handle-width.ts'

test('140 px, more where words need it', () => {
  expect(handleWidth([], '更多')).toBe(140)
  expect(handleWidth([['查看', '编辑']], '更多')).toBe(140)
  expect(handleWidth([['查看'], ['查看', '编辑', '添加下级']], '更多')).toBe(164)
  expect(handleWidth([['View', 'Edit', 'Delete', 'Add child']], 'More')).toBe(166)
})
