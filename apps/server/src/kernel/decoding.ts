import { createQueue } from './work-queue.ts'

/**
 * Runs work that decodes pictures: two at a time in a process, since one of 40 megapixels takes 160 MB while it is open,
 * and with at most 40 more in the queue, whose files are in memory too. Throws BUSY beyond that.
 */
export const decoding = createQueue(2, 40)
