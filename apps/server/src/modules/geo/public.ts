export { areaChain, type AreaChain } from './area-chain.ts'
export { provinces, type AreaRow } from './areas.db.ts'
