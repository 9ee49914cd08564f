import { Tag } from 'antd'
import { useState } from 'react'
import { useLocale } from '../i18n/use-locale.ts'
import { useText } from '../i18n/use-text.ts'
import { texts } from './refund-texts.ts'
import { timeLeft } from './time-left.ts'

/** The time left before a request moves without anybody acting; highlighted when it is short. */
export function DueTime({ dueAt }: { dueAt: string | null }) {
  const t = useText()
  const locale = useLocale()
  const [now] = useState(() => new Date())
  if (!dueAt) return <span>-</span>
  const left = timeLeft(dueAt, now, locale)
  return (
    <Tag color={left && !left.isSoon ? 'default' : 'error'} title={dueAt}>
      {left?.text ?? t(texts.overdue)}
    </Tag>
  )
}
