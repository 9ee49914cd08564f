import { l, type UiText } from '../../i18n/ui-text.ts'
import { beside, type Place } from './beside.ts'

/** A province-level division as a tile: its place in a grid that follows the map, west to east and north to south. */
export interface ProvinceTile extends Place {
  /** As addresses have it. */
  code: string
  name: UiText
  /** Fits into a tile: in English the letters of ISO 3166-2. */
  short: UiText
}

const tile = (code: string, column: number, row: number, zh: string, en: string, letters: string): ProvinceTile => ({
  code,
  column,
  row,
  name: l(zh, en),
  short: l(zh, letters),
})

/** Every division once. */
export const provinceTiles: readonly ProvinceTile[] = [
  tile('23', 6, 0, '黑龙江', 'Heilongjiang', 'HL'),
  tile('15', 4, 1, '内蒙古', 'Inner Mongolia', 'NM'),
  tile('22', 6, 1, '吉林', 'Jilin', 'JL'),
  tile('65', 0, 2, '新疆', 'Xinjiang', 'XJ'),
  tile('62', 1, 2, '甘肃', 'Gansu', 'GS'),
  tile('64', 2, 2, '宁夏', 'Ningxia', 'NX'),
  tile('11', 4, 2, '北京', 'Beijing', 'BJ'),
  tile('12', 5, 2, '天津', 'Tianjin', 'TJ'),
  tile('21', 6, 2, '辽宁', 'Liaoning', 'LN'),
  tile('63', 1, 3, '青海', 'Qinghai', 'QH'),
  tile('61', 2, 3, '陕西', 'Shaanxi', 'SN'),
  tile('14', 3, 3, '山西', 'Shanxi', 'SX'),
  tile('13', 4, 3, '河北', 'Hebei', 'HE'),
  tile('37', 5, 3, '山东', 'Shandong', 'SD'),
  tile('54', 0, 4, '西藏', 'Xizang', 'XZ'),
  tile('51', 1, 4, '四川', 'Sichuan', 'SC'),
  tile('50', 2, 4, '重庆', 'Chongqing', 'CQ'),
  tile('41', 3, 4, '河南', 'Henan', 'HA'),
  tile('34', 4, 4, '安徽', 'Anhui', 'AH'),
  tile('32', 5, 4, '江苏', 'Jiangsu', 'JS'),
  tile('31', 6, 4, '上海', 'Shanghai', 'SH'),
  tile('53', 1, 5, '云南', 'Yunnan', 'YN'),
  tile('52', 2, 5, '贵州', 'Guizhou', 'GZ'),
  tile('42', 3, 5, '湖北', 'Hubei', 'HB'),
  tile('36', 4, 5, '江西', 'Jiangxi', 'JX'),
  tile('33', 5, 5, '浙江', 'Zhejiang', 'ZJ'),
  tile('45', 2, 6, '广西', 'Guangxi', 'GX'),
  tile('43', 3, 6, '湖南', 'Hunan', 'HN'),
  tile('44', 4, 6, '广东', 'Guangdong', 'GD'),
  tile('35', 5, 6, '福建', 'Fujian', 'FJ'),
  tile('71', 6, 6, '台湾', 'Taiwan', 'TW'),
  tile('46', 3, 7, '海南', 'Hainan', 'HI'),
  tile('82', 4, 7, '澳门', 'Macao', 'MO'),
  tile('81', 5, 7, '香港', 'Hong Kong', 'HK'),
]
export const mapColumns = 7
export const mapRows = 8

/** The nearest tile in the direction of an arrow key, straight on before aside; undefined at an edge and for any other key. */
export function tileBeside(code: string, key: string): string | undefined {
  const from = provinceTiles.find((one) => one.code === code)
  return from && beside(provinceTiles, from, key, 2)?.code
}

/** How many shades an amount may have. */
export const shades = 5

/** The shade of an amount beside the largest one: 0 for nothing, else 1 to `shades`. */
export const shadeOf = (amount: number, most: number): number =>
  amount > 0 && most > 0 ? Math.max(1, Math.ceil((amount / most) * shades)) : 0
