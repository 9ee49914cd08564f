import { expect, test } from 'vitest'
import { changesOf } from './changes.ts'

test('only what differs is sent, as it travels', () => {
  const saved = { cash: '2.50', logo: '/a.png', tel: '', is_open: false, name: { 'zh-cn': '坊市', en: 'Fangshi' } }
  expect(changesOf({ cash: '2.50', logo: '/a.png', tel: '', is_open: false, name: { ...saved.name } }, saved)).toEqual(
    {},
  )
  expect(
    changesOf({ cash: 3, logo: null, tel: '1', is_open: true, name: { 'zh-cn': '坊市', en: undefined } }, saved),
  ).toEqual({ cash: '3', logo: '', tel: '1', is_open: true, name: { 'zh-cn': '坊市', en: '' } })
})

test('an untouched empty field is no change', () => {
  expect(changesOf({ tel: undefined, name: { 'zh-cn': '坊市', en: '' } }, { name: { 'zh-cn': '坊市' } })).toEqual({})
})
