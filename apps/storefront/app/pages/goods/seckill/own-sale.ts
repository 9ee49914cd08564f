import { goodsSeckill } from '@fangshi/contract/seckills-shop'
import { call } from '~/api/call.ts'

/** The flash sale of goods as the logged-in shopper meets it. */
export const readOwnSale = (id: number) => call(goodsSeckill, { params: { id } }, { quiet: true })
