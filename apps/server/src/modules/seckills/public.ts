/** Flash sales of stores (rules §9). Their prices and stock are activities of the catalogue. */
export { createSeckill } from './create-seckill.ts'
export { listSeckills } from './shop/list-seckills.ts'
export { stopSeckill } from './stop-seckill.ts'
