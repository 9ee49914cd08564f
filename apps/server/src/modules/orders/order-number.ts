import { randomInt } from 'node:crypto'
import { formatDateTime } from '@fangshi/contract/time'

/** Eight random digits, so that numbers are not guessable as a sequence (rules §5). */
export const randomDigits = (): string => String(randomInt(1e8)).padStart(8, '0')

/** The number of an order group: the time plus random digits. */
export const groupNumber = (at: Date, digits: string): string => formatDateTime(at).replace(/\D/g, '') + digits

/** The number of a group's order: unique because the group's is, and of another length. `position` from 0. */
export const orderNumber = (groupNo: string, position: number): string =>
  groupNo + String(position + 1).padStart(3, '0')
