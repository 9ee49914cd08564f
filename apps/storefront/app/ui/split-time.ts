import type { Translate } from '~/i18n/language.ts'

/** Splits milliseconds into days, hours, minutes and seconds, rounded up to the next second. */
export function splitTime(ms: number): { days: number; hours: number; minutes: number; seconds: number } {
  const seconds = Math.max(0, Math.ceil(ms / 1000))
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor((seconds % 86_400) / 3600),
    minutes: Math.floor((seconds % 3600) / 60),
    seconds: seconds % 60,
  }
}

const twoDigits = (value: number): string => String(value).padStart(2, '0')

/** The time left as a countdown shows it: the days, if any, and the clock; `name` is all of it for those who hear it. */
export function countdownText(ms: number, t: Translate): { days: string; clock: string[]; name: string } {
  const { days: count, ...rest } = splitTime(ms)
  const days = count > 0 ? t('ui:days', { count }) : ''
  const clock = [rest.hours, rest.minutes, rest.seconds].map(twoDigits)
  return { days, clock, name: t('ui:timeLeft', { time: `${days} ${clock.join(':')}`.trim() }) }
}
