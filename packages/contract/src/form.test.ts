import assert from 'node:assert/strict'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodeForm, encodeForm, FormError, type FormValue } from './form.ts'

const name = fc
  .stringMatching(/^[A-Za-z_][\w.\- 中+&=%]{0,8}$/)
  .filter((text) => !['__proto__', 'constructor', 'prototype'].includes(text))
const text = fc.string({ unit: 'grapheme', maxLength: 20 }).filter((value) => value.isWellFormed())

/** Values that forms can express: strings, arrays and non-empty objects, at most 8 levels deep. */
const { field } = fc.letrec<{ field: FormValue }>((tie) => ({
  field: fc.oneof(
    { depthSize: 'small', maxDepth: 6, withCrossShrink: true },
    text,
    fc.array(tie('field'), { maxLength: 3 }),
    fc.dictionary(name, tie('field'), { minKeys: 1, maxKeys: 3, noNullPrototype: true }),
  ),
}))
const form = fc.dictionary(name, field, { maxKeys: 5, noNullPrototype: true })

test('what is encoded comes back', () => {
  fc.assert(
    fc.property(form, (value) => {
      assert.deepStrictEqual(decodeForm(encodeForm(value)), value)
    }),
    { numRuns: 10_000 },
  )
})

test('the grammar of rules §12', () => {
  expect(encodeForm({ a: [{ b: 'c' }], t: true, f: false, n: null, u: undefined, e: [], d: 1.5 })).toBe(
    'a%5B0%5D%5Bb%5D=c&t=1&f=0&n=&e%5B%5D=&d=1.5',
  )
  expect(decodeForm('a[0][b]=c&a[1][b]=d&e[]=&n=&x')).toEqual({ a: [{ b: 'c' }, { b: 'd' }], e: [], n: '', x: '' })
  expect(decodeForm('a[1]=second&a[0]=first')).toEqual({ a: ['first', 'second'] })
  expect(decodeForm('a[0]=x&a[2]=z')).toEqual({ a: { 0: 'x', 2: 'z' } })
  expect(decodeForm('q=%E4%B8%AD+%2B')).toEqual({ q: '中 +' })
  expect(decodeForm('&&')).toEqual({})
})

test('eight levels are the most', () => {
  const deep = (levels: number): string => `a${'[b]'.repeat(levels - 1)}=1`
  expect(JSON.stringify(decodeForm(deep(8))).match(/b/g)).toHaveLength(7)
  expect(() => decodeForm(deep(9))).toThrow(FormError)
})

test.each([
  ['a=1&a=2', 'a name given twice'],
  ['a[b]=1&a[b]=2', 'an inner name given twice'],
  ['a=1&a[b]=2', 'a value that is a group too'],
  ['a[b]=1&a=2', 'a group that is a value too'],
  ['a[]=1', 'a list item without its number'],
  ['a[][b]=1', 'an object in a list without its number'],
  ['=1', 'no name'],
  ['[a]=1', 'a name in brackets alone'],
  ['a[b=1', 'a bracket left open'],
  ['a]b[=1', 'brackets the wrong way'],
  ['a[b]c=1', 'text behind a bracket'],
  ['__proto__=1', '__proto__'],
  ['__proto__[polluted]=1', '__proto__ as a group'],
  ['a[__proto__][polluted]=1', '__proto__ inside'],
  ['a[constructor][prototype][polluted]=1', 'constructor'],
  ['%5F_proto__=1', '__proto__ in disguise'],
  ['a=%', 'a broken escape'],
  ['a=%zz', 'a false escape'],
  ['a=%ff', 'bytes that are not UTF-8'],
])('%s is refused: %s', (body) => {
  expect(() => decodeForm(body)).toThrow(FormError)
  expect('polluted' in {}).toBe(false)
})

test('a body of many pairs is read in linear time', () => {
  const before = process.cpuUsage()
  const rows = Array.from({ length: 10_000 }, (_, row) => Array.from({ length: 10 }, (_, at) => `a[${row}][c${at}]=1`))
  decodeForm(rows.flat().join('&'))
  // Below a second on most machines; comparing each pair with all before it would take minutes.
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(10_000)
})

test.each([
  ['many fields', '&'.repeat(6), 5],
  ['many levels', 'a[b][c][d][e][f][g][h][i]=1', 5],
  ['many members of one group', Array.from({ length: 10_001 }, (_, at) => `k${at}=1`).join('&'), Infinity],
])('too %s are too complex', (_, text, maxFields) => {
  expect(() => decodeForm(text, maxFields)).toThrow(expect.objectContaining({ reason: 'too complex' }))
})
