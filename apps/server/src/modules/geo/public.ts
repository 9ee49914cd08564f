export { areaChain, type AreaChain } from './area-chain.ts'
export { loadGeo } from './load-geo.ts'
