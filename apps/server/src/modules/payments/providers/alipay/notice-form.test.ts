import { expect, test } from 'vitest'
import { readNoticeForm } from './notice-form.ts'

const read = (text: string) => readNoticeForm(Buffer.from(text))

test('fields are decoded once; names of vouchers may have an ampersand', () => {
  expect(read('subject=%E8%8C%B6+%2B%25&voucher_detail_list=%5B%7B%22name%22%3A%22A%26B%22%7D%5D&memo=')).toEqual({
    subject: '茶 +%',
    voucher_detail_list: '[{"name":"A&B"}]',
    memo: '',
  })
})

test.each(['', 'a', 'a=1&', 'a=1&a=1', 'a=1=2', 'A=1', 'a[]=1', '__proto__=1', 'a=%ff', 'a=%', 'a=x%26b%3D1', 'a=%00'])(
  '%j is no notice',
  (text) => expect(read(text)).toBeNull(),
)
