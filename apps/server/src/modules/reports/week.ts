import { reportHour } from '@fangshi/contract/reports'
import { formatDate, parseDateTime } from '@fangshi/contract/time'

const hourMs = 3_600_000
const dayMs = 24 * hourMs
const weekMs = 7 * dayMs

const startOf = (day: string): Date => parseDateTime(`${day} 00:00:00`) as Date
/** 1 for Monday. */
const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7

/** The Monday of the newest week whose report is due. */
export function dueWeek(now: Date): string {
  const today = formatDate(new Date(now.getTime() - reportHour * hourMs))
  const monday = startOf(today).getTime() - (weekdayOf(today) - 1) * dayMs
  return formatDate(new Date(monday - weekMs))
}

/** When the next report is written. */
export const nextReportAt = (now: Date): Date =>
  new Date(startOf(dueWeek(now)).getTime() + 2 * weekMs + reportHour * hourMs)

/** How many weeks that were missed are made up for. */
const missed = 4
/** The newest week whose report is due, and those before it that may still be written, the newest first. */
export const writableWeeks = (now: Date): string[] => {
  const newest = startOf(dueWeek(now)).getTime()
  return Array.from({ length: missed }, (_, ago) => formatDate(new Date(newest - ago * weekMs)))
}

/** The first and the last day of a week, which its Monday names. */
export const daysOfWeek = (monday: string): { from: string; to: string } => ({
  from: monday,
  to: formatDate(new Date(startOf(monday).getTime() + 6 * dayMs)),
})
