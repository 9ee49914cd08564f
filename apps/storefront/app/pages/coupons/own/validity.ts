import { formatDateTime } from '@fangshi/contract/time'

const soonMs = 3 * 24 * 60 * 60 * 1000

/** Whether a coupon can be used only later, or not much longer. Times as on the wire. */
export function validity(
  { start_time, end_time }: { start_time: string; end_time: string },
  now = new Date(),
): 'later' | 'now' | 'soon' {
  if (start_time > formatDateTime(now)) return 'later'
  return end_time <= formatDateTime(new Date(now.getTime() + soonMs)) ? 'soon' : 'now'
}
