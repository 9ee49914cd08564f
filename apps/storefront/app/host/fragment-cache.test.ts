import { createElement } from 'react'
import { expect, test, vi } from 'vitest'
import { loadLanguage } from '~/i18n/language.ts'
import { useLocale } from '~/i18n/text.tsx'
import { CachedFragment } from '~/ui/cached-fragment.tsx'
import { FragmentCache } from './fragment-cache.tsx'
import { PageFragments } from './page-fragments.ts'

await Promise.all([loadLanguage('zh-cn'), loadLanguage('en')])

const Name = vi.fn(({ name }: { name: string; onPress?: () => void }) =>
  createElement('b', null, `${name} (${useLocale()})`),
)
const Row = ({ names }: { names: string[] }) =>
  names.map((name) =>
    createElement(CachedFragment<{ name: string }>, { key: name, as: 'div', content: Name, props: { name } }),
  )

test('the same content in the same language is rendered once', () => {
  const cache = new FragmentCache(1000)
  const first = cache.get(Name, { name: 'Tea', onPress: () => {} }, 'en')
  Name.mockClear()
  expect(cache.get(Name, { name: 'Tea', onPress: () => {} }, 'en')).toBe(first)
  expect(Name).not.toHaveBeenCalled()
  expect(first.html).toBe('<b>Tea (en)</b>')
  expect(cache.get(Name, { name: 'Tea' }, 'zh-cn').html).toBe('<b>Tea (zh-cn)</b>')
  expect(cache.get(Name, { name: 'Cup' }, 'en').html).toBe('<b>Cup (en)</b>')
})

test('texts are escaped', () => {
  expect(new FragmentCache(1000).get(Name, { name: '<script>' }, 'en').html).toBe('<b>&lt;script&gt; (en)</b>')
})

test('of a fragment in which one changed, the others are not rendered again', () => {
  const cache = new FragmentCache(10_000)
  cache.get(Row, { names: ['Tea', 'Cup'] }, 'en')
  Name.mockClear()
  const { html } = cache.get(Row, { names: ['Tea', 'Pot'] }, 'en')
  expect(html).toBe('<div><b>Tea (en)</b></div><div><b>Pot (en)</b></div>')
  expect(Name).toHaveBeenCalledOnce()
})

test('what is shown stays, and what nobody shows any more is dropped', () => {
  const cache = new FragmentCache(500)
  const shown = cache.get(Name, { name: 'shown' }, 'en')
  const forgotten = cache.get(Name, { name: 'forgotten' }, 'en')
  for (let n = 0; n < 40; n++) {
    cache.get(Name, { name: `goods ${n}` }, 'en')
    expect(cache.get(Name, { name: 'shown' }, 'en')).toBe(shown)
  }
  expect(cache.get(Name, { name: 'forgotten' }, 'en')).not.toBe(forgotten)
})

test('a page is divided at its long fragments, and short ones are part of its text', () => {
  const fragments = new PageFragments(new FragmentCache(100_000))
  const long = 'long '.repeat(1000)
  const html = `<p>${fragments.render(Name, { name: 'Tea' }, 'en')}${fragments.render(Name, { name: long }, 'en')}</p>`
  expect(fragments.divide(html)).toEqual(['<p><b>Tea (en)</b>', { html: `<b>${long} (en)</b>` }, '</p>'])
})
