import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Staff } from '../../session/session.ts'
import { partOfDay } from './part-of-day.ts'

/** A greeting by the reader's time of day. */
export function useGreeting({ nickname, username }: Staff): string {
  const { t } = useTranslation()
  const [hour] = useState(() => new Date().getHours())
  return t(`greeting.${partOfDay(hour)}`, { name: nickname || username })
}
