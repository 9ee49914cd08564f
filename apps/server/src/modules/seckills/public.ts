/** Flash sales of stores (rules §9). Their prices and stock are activities of the catalogue. */
export { listSeckills } from './shop/list-seckills.ts'
