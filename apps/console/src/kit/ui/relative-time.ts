import type { Locale } from '@fangshi/contract/locale'
import { parseDateTime } from '@fangshi/contract/time'

const steps = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
] as const

/** How long ago or ahead a wire time is: "3 天前". Undefined for what is no time. */
export function relativeTime(text: string, now: Date, locale: Locale): string | undefined {
  const at = parseDateTime(text)
  if (!at) return undefined
  const seconds = Math.round((at.getTime() - now.getTime()) / 1000)
  const [unit, size] = steps.find(([, length]) => Math.abs(seconds) >= length) ?? (['second', 1] as const)
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' })
  return format.format(Math.trunc(seconds / size), unit)
}
