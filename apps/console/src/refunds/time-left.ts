import { msOf } from '@fangshi/contract/time'
import type { Locale } from '@fangshi/contract/locale'
import { l, textIn } from '../i18n/ui-text.ts'

const hourMs = 60 * 60 * 1000
const days = l('{{days}} 天 {{hours}} 小时', '{{days}} d {{hours}} h')
const hours = l('{{hours}} 小时 {{minutes}} 分', '{{hours}} h {{minutes}} min')

/** Within this time a deadline is marked. */
const soonMs = 24 * hourMs

/** How long it is until a wire time: "2 天 5 小时"; null once it is over. */
export function timeLeft(dueAt: string, now: Date, locale: Locale): { text: string; isSoon: boolean } | null {
  const left = msOf(dueAt) - now.getTime()
  if (left <= 0) return null
  const whole = Math.floor(left / hourMs)
  const text =
    whole >= 24
      ? textIn(locale, days, { days: Math.floor(whole / 24), hours: whole % 24 })
      : textIn(locale, hours, { hours: whole, minutes: Math.floor((left % hourMs) / 60_000) })
  return { text, isSoon: left < soonMs }
}
