import { expect, test } from 'vitest'
import { searchWords } from './search-words.ts'

test('words are taken between spaces and signs, and Chinese in pairs of characters', () => {
  expect(searchWords('REFUNDS, returns')).toEqual(['refunds', 'returns'])
  expect(searchWords('申请退款')).toEqual(['申请', '请退', '退款'])
  expect(searchWords('退款 VIP会员')).toEqual(['退款', 'vip', '会员'])
  expect(searchWords('7天')).toEqual(['7', '天'])
  expect(searchWords('退款，退款')).toEqual(['退款'])
  expect(searchWords('%_\\')).toEqual([])
  expect(searchWords('一二三四五六七八九十百千万亿')).toHaveLength(12)
})

test('words that only ask are left out, unless there are no others', () => {
  expect(searchWords('怎么退款')).toEqual(['退款'])
  expect(searchWords('退款多久到账？')).toEqual(['退款', '到账'])
  expect(searchWords('How do I get a refund?')).toEqual(['get', 'refund'])
  expect(searchWords('怎么')).toEqual(['怎么'])
  expect(searchWords('How to')).toEqual(['how', 'to'])
})
