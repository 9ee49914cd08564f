import { notificationKinds } from '@fangshi/contract/notifications'
import { locales } from '@fangshi/contract/locale'
import { expect, test } from 'vitest'
import { product } from '../../../app.ts'
import { notificationRules } from '../events/notification-rules.ts'
import { fill, textsOf, type Params } from './fill.ts'
import { templates, type Template } from './templates.ts'

const placeholders = (text: string): string[] => [...new Set(text.match(/\{\w+\}/g))].toSorted()

test.each(Object.keys(templates) as Template[])('%s says the same in both languages', (name) => {
  const { title, text, link } = templates[name]
  for (const locale of locales) expect([title[locale], text[locale]].every((words) => words.length > 0)).toBe(true)
  expect(placeholders(text.en)).toEqual(placeholders(text['zh-cn']))
  expect(link).toMatch(/^\/[\w/{}?=]+$/)
})

test('each text is told somewhere, and leads to a page of the area that it is told in', () => {
  expect(new Set(notificationRules.map(({ template }) => template))).toEqual(new Set(Object.keys(templates)))
  for (const { area, template } of notificationRules) {
    const [, start] = templates[template].link.split('/')
    expect([template, area === 'Home' ? !['Seller', 'Admin'].includes(start as string) : start === area]).toEqual([
      template,
      true,
    ])
  }
})

test('the facts of each rule give what its texts need', () => {
  for (const { template, facts } of notificationRules) {
    const { text, link } = templates[template]
    for (const place of placeholders(`${text['zh-cn']} ${link}`)) {
      const name = place === '{list}' ? 'kind' : place.slice(1, -1)
      expect([template, place, facts.includes(`'${name}'`)]).toEqual([template, place, true])
    }
  }
})

test('of an event nobody is told twice in one area, unless its facts tell which', () => {
  const plain = notificationRules.map(({ event, area, facts }) => `${event} ${area} ${facts}`)
  expect(new Set(plain).size).toBe(plain.length)
})

test('kinds belong to their area, and back offices tell those who hold a right that exists', () => {
  const rights = new Set<string>(product.routes.map(({ right }) => right))
  for (const { area, kind, anyOf = [], event } of notificationRules) {
    expect([event, (notificationKinds[area] as readonly string[]).includes(kind)]).toEqual([event, true])
    expect([event, anyOf.length > 0]).toEqual([event, area !== 'Home'])
    for (const right of anyOf) expect([right, rights.has(right)]).toEqual([right, true])
  }
})

const params: Params = {
  id: 7,
  goods: { 'zh-cn': '青瓷茶杯', en: 'Celadon cup' },
  store: { 'zh-cn': '山野' },
  no: 'O1',
}

test('texts are filled in the language of their reader, names in Chinese where there are no others', () => {
  expect(textsOf('order_shipped', params, 'en')).toEqual({
    title: 'Your order is on its way',
    text: '山野 has shipped “Celadon cup”, order O1.',
    link: '/user/order/7',
  })
  expect(textsOf('order_shipped', params, 'zh-cn').text).toBe('山野已发出“青瓷茶杯”，订单号 O1。')
})

test('what somebody wrote stays text: placeholders in names are not filled in, long names are cut', () => {
  const name = '<b>{no}</b>'
  expect(fill('“{goods}”', { ...params, goods: { 'zh-cn': name } }, 'en')).toBe(`“${name}”`)
  expect(fill('{goods}', { goods: { 'zh-cn': '长'.repeat(80) } }, 'zh-cn')).toBe(`${'长'.repeat(39)}…`)
  expect(fill('“{goods}” by {reason}', { goods: { 'zh-cn': '\u202Efdp.exe\u2069' }, reason: '\u2066x' }, 'en')).toBe(
    '“fdp.exe” by x',
  )
  expect(textsOf('no longer there', params, 'en')).toEqual({ title: '', text: '', link: '' })
})
