import { expect, test } from 'vitest'
import { placeOfArea } from './place-of-area.ts'

test.each([
  ['浙江省杭州市西湖区', '杭州市'],
  ['江西省 景德镇市 珠山区', '景德镇市'],
  ['江苏省苏州市姑苏区', '苏州市'],
  ['广西壮族自治区柳州市柳北区', '柳州市'],
  ['上海市上海市浦东新区', '上海市'],
  ['新疆维吾尔自治区乌鲁木齐市天山区', '乌鲁木齐市'],
  ['湖北省恩施土家族苗族自治州恩施市', '恩施土家族苗族自治州'],
  ['西藏自治区阿里地区噶尔县', '阿里地区'],
  ['', ''],
])('%s lies in %s', (area, city) => {
  expect(placeOfArea(area)).toBe(city)
})
