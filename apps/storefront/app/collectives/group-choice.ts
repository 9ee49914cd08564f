import { CallError } from '@fangshi/contract/client'
import type { quoteOrder } from '@fangshi/contract/orders'
import type { Input } from '@fangshi/contract/route'

/** The group buy that an order is for, as the quote and the order take it; undefined for an ordinary order. */
export type OrderedGroup = Input<typeof quoteOrder>['body']['collective']

/** Reads it from an address; without `group` a group is opened. */
export function orderedGroup(query: URLSearchParams): OrderedGroup {
  const id = query.get('collective') ?? ''
  const groupNo = query.get('group')
  if (!/^[1-9]\d{0,14}$/.test(id)) return undefined
  return { id: Number(id), ...(groupNo ? { group_no: groupNo } : {}) }
}

/** Why a group cannot be opened or joined, so that there is nothing to place; undefined for other errors. */
export const groupRefusal = (error: unknown): CallError | undefined =>
  error instanceof CallError && error.key?.startsWith('COLLECTIVE_') && error.key !== 'COLLECTIVE_LIMIT'
    ? error
    : undefined
