export { areaChain, type AreaChain } from './area-chain.ts'
export { districtChain } from './district-chain.ts'
export { expressChoices } from './expresses.db.ts'
export { loadGeo } from './load-geo.ts'
