import type { Db } from '../../kernel/db/db.ts'
import { fail } from '../../kernel/fail.ts'
import { areasBelow, areasByCode } from './areas.db.ts'

/** Administrative levels between a province and its districts that do not appear on parcels. */
const unspoken = /^(市辖区|县|.*直辖县级行政区划)$/

export interface AreaChain {
  province_code: string
  city_code: string
  region_code: string | null
  /** The names as on a parcel label: `浙江省 杭州市 西湖区`. */
  area_info: string
}

/**
 * Checks that the codes are a province, its city and that city's district, and returns their names. Throws AREA_INVALID
 * for an unknown code, a broken chain, or one that ends above the last level.
 */
export async function areaChain(db: Db, codes: readonly string[]): Promise<AreaChain> {
  const rows = await areasByCode(db, codes)
  const chain = codes.map((code) => rows.find((row) => row.code === code))
  const [province, city, region] = chain
  const holds = chain.every((area, deep) => area?.deep === deep && area.pid === (deep === 0 ? '0' : codes[deep - 1]))
  if (!province || !city || !holds || chain.length > 3) return fail('AREA_INVALID')
  if (!region && (await areasBelow(db, city.code)).length) fail('AREA_INVALID')
  const names = [province, city, ...(region ? [region] : [])].map(({ name }) => name)
  return {
    province_code: province.code,
    city_code: city.code,
    region_code: region?.code ?? null,
    area_info: names.filter((name) => !unspoken.test(name)).join(' '),
  }
}
