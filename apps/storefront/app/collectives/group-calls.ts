import {
  getCollectiveGroup,
  getGoodsCollective,
  ownCollective,
  ownCollectiveGroup,
} from '@fangshi/contract/collectives'
import { call } from '~/api/call.ts'

/** Reads group buys in the browser; errors are not shown, since the page has what it was rendered with. */
export const readCalls = {
  group: (group_no: string) => call(getCollectiveGroup, { params: { group_no } }, { quiet: true }),
  goods: (id: number) => call(getGoodsCollective, { params: { id } }, { quiet: true }),
  own: (id: number) => call(ownCollective, { params: { id } }, { quiet: true }),
  ownGroup: (group_no: string) => call(ownCollectiveGroup, { params: { group_no } }, { quiet: true }),
}
export type ReadCalls = typeof readCalls
