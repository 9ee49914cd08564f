const hourMs = 60 * 60_000

/** Whether a provider has made its bill of a day `YYYY-MM-DD` in China: from ten o'clock of the next day (payments §2). */
export const isBillDue = (day: string, now: Date): boolean =>
  now.getTime() >= Date.parse(`${day}T00:00:00+08:00`) + 34 * hourMs
