import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonSteps } from './json-steps.ts'

function read(text: string, maxFields = 100_000): { value: object; steps: number } {
  const steps = jsonSteps(Buffer.from(text), maxFields)
  for (let count = 1; ; count++) {
    const { done, value } = steps.next()
    if (done) return { value, steps: count }
  }
}

/** Values of up to some hundred thousand bytes, so that they are read in several pieces. */
const long = fc
  .tuple(fc.string({ unit: 'grapheme' }), fc.nat(60_000))
  .map(([text, times]) => (text + '"\\').repeat(times))
const name = fc.stringMatching(/^[a-z {}[\],:]{1,8}$/)
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.constantFrom(null, true, -1.5e3, '', '}', '],['),
    { arbitrary: long, weight: 1 },
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}))
const body = fc.dictionary(name, value, { maxKeys: 6, noNullPrototype: true })

test('a text of any size is read as JSON.parse reads it', () => {
  fc.assert(
    fc.property(body, fc.constantFrom(undefined, 1), (object, space) => {
      expect(read(JSON.stringify(object, null, space)).value).toEqual(object)
    }),
    { numRuns: 60 },
  )
})

const rows = `"rows":[${Array.from({ length: 9000 }, (_, at) => `{"name":"the row with the number ${at}, which is not short, so that there are several steps"}`).join(', ')}]`

test('a large text takes many steps', () => {
  const { value: found, steps } = read(`{"first":1,${rows}}`)
  expect(found).toEqual(JSON.parse(`{"first":1,${rows}}`))
  expect(steps).toBeGreaterThan(15)
})

test.each([
  ['a comma too many', `{${rows},}`],
  ['a row too few', `{${rows.replace(/{[^{}]* 700,[^{}]*}/, '')}}`],
  ['a bracket too many', `{${rows}]}`],
  ['a bracket of the other kind', `{${rows.slice(0, -1)}}}`],
  ['no end', `{${rows}`],
  ['a key without quotes', `{${rows},b:1}`],
  ['a key without a value', `{${rows.replace(':', ' ')}}`],
  ['two objects', `{${rows}}{}`],
  ['a list', `[{${rows}}]`],
  ['a reserved key', `{${rows},"constructor":1}`],
  ['an endless key', `{"${'k'.repeat(2000)}":1}`],
])('%s cannot be read', (_, text) => {
  expect(() => read(text)).toThrow('BODY_MALFORMED')
})

test.each([
  ['too many rows', `{"a":[${'1,'.repeat(1000)}1]}`],
  ['too many keys', `{${Array.from({ length: 1001 }, (_, at) => `"k${at}":1`).join()}}`],
  ['too many levels', `{"a":${'['.repeat(8)}${']'.repeat(8)}}`],
  ['too many empty objects', `{"a":[${'{},'.repeat(600)}1]}`],
])('%s are too complex', (_, text) => {
  expect(() => read(text, 1000)).toThrow('REQUEST_TOO_COMPLEX')
})

test('one object is not endless', () => {
  expect(() => read(`{${Array.from({ length: 10_001 }, (_, at) => `"k${at}":1`).join()}}`)).toThrow('TOO_COMPLEX')
})

test('brackets in texts do not count', () => {
  expect(read(JSON.stringify({ a: '[{'.repeat(5000) }), 10).value).toEqual({ a: '[{'.repeat(5000) })
})

test('one text is not endless', () => {
  expect(() => read(JSON.stringify({ a: 'x'.repeat(5_000_000) }))).toThrow('BODY_TOO_LARGE')
})
