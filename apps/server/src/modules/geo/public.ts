export { areaChain, type AreaChain } from './area-chain.ts'
export { provinces, type AreaRow } from './areas.db.ts'
export { expressByCode, type ExpressRow } from './expresses.db.ts'
export { loadGeo } from './load-geo.ts'
