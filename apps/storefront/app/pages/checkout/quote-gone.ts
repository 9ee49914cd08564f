import { CallError } from '@fangshi/contract/client'
import { isMissing } from '~/api/missing.ts'

/** The number of the group that already has these lines, when this is why a call was refused (rules §5). */
export function repeatedGroup(error: unknown): string | undefined {
  if (!(error instanceof CallError) || error.key !== 'ORDER_REPEATED') return undefined
  const { group_no } = error.details
  return typeof group_no === 'string' ? group_no : undefined
}

/** Whether the lines to order do not exist any more, so that there is nothing to place. A missing address is another matter. */
export const isGone = (error: unknown): boolean =>
  repeatedGroup(error) !== undefined ||
  (isMissing(error) && error instanceof CallError && error.key !== 'ADDRESS_NOT_FOUND')
