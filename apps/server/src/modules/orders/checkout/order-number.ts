import { formatDateTime } from '@fangshi/contract/time'

/** Random digits keep numbers from being guessed as a sequence (rules §5). */
export const groupDigits = 8

/** The number of an order group: the time plus random digits. */
export const groupNumber = (at: Date, digits: string): string => formatDateTime(at).replace(/\D/g, '') + digits

/**
 * The number of an order within a group: unique because the group's number is, and longer than that. `position` counts
 * from 0.
 */
export const orderNumber = (groupNo: string, position: number): string =>
  groupNo + String(position + 1).padStart(3, '0')
