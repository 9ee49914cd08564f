import { expect, test } from 'vitest'
import { l } from '../../i18n/ui-text.ts'
import { image, text } from './build.ts'
import { changedPaths, pathOf, placeOf } from './field-errors.ts'

const fields = {
  name: text(l('名称', 'Name'), { local: true }),
  images: image(l('图片', 'Pictures'), { multiple: true }),
}

test('keys of the server are paths', () => {
  expect(pathOf('rows.0.price')).toEqual(['rows', 0, 'price'])
})

test.each([
  ['name.en', ['name', 'en']],
  ['name.zh-cn', ['name', 'zh-cn']],
  ['name', ['name', 'zh-cn']],
  ['images.2', ['images']],
  ['images', ['images']],
  ['sort', null],
])('the error of %s belongs to %j', (key, place) => {
  expect(placeOf(key, fields)).toEqual(place)
})

test('an edit names each language it changed', () => {
  expect(changedPaths({ name: { en: 'x' }, images: ['/a.webp'], sort: null })).toEqual([
    ['name'],
    ['name', 'en'],
    ['images'],
    ['sort'],
  ])
})
