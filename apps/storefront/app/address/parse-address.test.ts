import { expect, test } from 'vitest'
import { parseAddress, type NamedArea } from './parse-address.ts'

const area = (code: string, name: string, leaf = false): NamedArea => ({ code, name, leaf })
const tree: Record<string, NamedArea[]> = {
  '0': [area('11', '北京市'), area('33', '浙江省'), area('45', '广西壮族自治区'), area('44', '广东省')],
  '11': [area('1101', '市辖区')],
  '1101': [area('110105', '朝阳区', true)],
  '33': [area('3301', '杭州市')],
  '3301': [area('330106', '西湖区', true)],
  '45': [area('4501', '南宁市')],
  '4501': [area('450103', '青秀区', true)],
  '44': [area('4419', '东莞市', true)],
}
const parse = (text: string) => parseAddress(text, (pid) => Promise.resolve(tree[pid] ?? []))

const lin = { receive_name: '林晓', receive_tel: '13800138000' }

test.each([
  ['林晓 13800138000 浙江省杭州市西湖区文三路 90 号', ['33', '3301', '330106'], '文三路 90 号'],
  ['收货人：林晓，手机：138-0013-8000，地址：浙江 杭州 西湖区 文三路90号', ['33', '3301', '330106'], '文三路90号'],
  ['林晓+86 13800138000北京市朝阳区建国路1号', ['11', '1101', '110105'], '建国路1号'],
  ['北京市北京市朝阳区建国路1号，林晓，１３８００１３８０００', ['11', '1101', '110105'], '建国路1号'],
  ['林晓 13800138000 广西南宁青秀区民族大道1号', ['45', '4501', '450103'], '民族大道1号'],
  ['林晓 13800138000 广东省东莞市鸿福路1号', ['44', '4419'], '鸿福路1号'],
])('%s', async (text, codes, address) => {
  expect(await parse(text)).toEqual({ ...lin, area: codes, address })
})

test('unrecognised text stays in the street', async () => {
  expect(await parse('Somewhere far 42')).toEqual({
    receive_name: 'Somewhere',
    receive_tel: '',
    area: [],
    address: 'far 42',
  })
})
