import type { Db } from '../../kernel/db/db.ts'
import { areaChain, type AreaChain } from './area-chain.ts'

/** The province, city and district of a six-digit district code, with their names as on a parcel's label. Throws AREA_INVALID. */
export const districtChain = (db: Db, district: string): Promise<AreaChain> =>
  areaChain(db, [district.slice(0, 2), district.slice(0, 4), district])
