import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { greetings } from './texts.ts'
import type { Staff } from '../../session/session.ts'
import { partOfDay } from './part-of-day.ts'

/** A greeting by the reader's time of day. */
export function useGreeting({ nickname, username }: Staff): string {
  const t = useText()
  const [hour] = useState(() => new Date().getHours())
  return t(greetings[partOfDay(hour)], { name: nickname || username })
}
