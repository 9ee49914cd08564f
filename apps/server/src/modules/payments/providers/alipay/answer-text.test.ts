import fc from 'fast-check'
import { expect, test } from 'vitest'
import { memberTexts } from './answer-text.ts'

const read = (text: string) => memberTexts(text) && Object.fromEntries(memberTexts(text) ?? [])

test('members come back as they are written', () => {
  expect(read('{"a_response":{"code":"10000", "b":[1,{"c":"}"}]},"sign":"x\\/y=="}')).toEqual({
    a_response: '{"code":"10000", "b":[1,{"c":"}"}]}',
    sign: '"x\\/y=="',
  })
  expect(read('{}')).toEqual({})
})

test.each(['', 'null', '[1]', '"a"', '{"a":1,"a":2}', '{"a":1', '{"a"}', '{,}', '<html>'])('%s has none', (text) =>
  expect(read(text)).toBeNull(),
)

test('each member of any object is found as JSON writes it', () => {
  const values = fc.dictionary(fc.stringMatching(/^[a-z_]{1,8}$/), fc.jsonValue())
  fc.assert(
    fc.property(values, (value) => {
      const written = Object.entries(value).map(([name, member]) => [name, JSON.stringify(member)])
      expect(read(JSON.stringify(value))).toEqual(Object.fromEntries(written))
    }),
  )
})
