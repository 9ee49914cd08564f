import { expect, test } from 'vitest'
import { join, parts } from './rich-text.ts'

const doc = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'a <!--json--> b' }] }] }

test('both parts read back as written', () => {
  const stored = join('<p>a &lt;!--json--&gt; b</p>', doc)
  expect(parts(stored)).toEqual({ html: '<p>a &lt;!--json--&gt; b</p>', json: doc })
})

test('html alone has no document', () => {
  expect(parts('<p>words</p>')).toEqual({ html: '<p>words</p>', json: undefined })
  expect(parts('')).toEqual({ html: '', json: undefined })
})

test.each(['{', '[]', 'null', '{"type":"paragraph"}', ''])('a broken second part %j leaves the html', (second) => {
  expect(parts(`<p>words</p><!--json-->${second}`)).toEqual({ html: '<p>words</p>', json: undefined })
})
