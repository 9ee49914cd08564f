import { getCollectiveGroup } from '@fangshi/contract/collectives'
import type { Call } from '@fangshi/contract/client'
import type { SharedCollective } from './standing.ts'

/** The number of the group that an address names; undefined for none. */
export function groupOfAddress(url: string): string | undefined {
  const groupNo = new URL(url).searchParams.get('group') ?? ''
  return /^\d{14,32}$/.test(groupNo) ? groupNo : undefined
}

/** A group by its number, null if it does not exist. */
export async function findGroup(call: Call, group_no: string): Promise<SharedCollective | null> {
  try {
    return await call(getCollectiveGroup, { params: { group_no } })
  } catch (error) {
    // Errors come from the host's copy of the contract, so check their code, not their class.
    if ((error as { code?: unknown }).code === 404) return null
    throw error
  }
}
