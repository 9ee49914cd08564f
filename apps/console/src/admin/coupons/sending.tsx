import { sendingUsers, type couponSendings } from '@fangshi/contract/coupons-admin'
import type { RowOf } from '@fangshi/contract/resource'
import { useQuery } from '@tanstack/react-query'
import { Progress } from 'antd'
import { useState } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { call } from '../../session/api.ts'
import { sendingResultTexts, sendTexts as texts } from './send-texts.ts'
import styles from './sending.module.css'

/** Who did not get the coupon of a sending, and why. */
function Missed({ id }: { id: number }) {
  const t = useText()
  const { data = [] } = useQuery({
    queryKey: [sendingUsers.path, id],
    queryFn: ({ signal }) => call(sendingUsers, { params: { id } }, { quiet: true, signal }),
  })
  return (
    <ul className={styles.missed}>
      {data.map(({ user_id, nickname, result }) => (
        <li key={user_id}>
          {nickname} <span className={styles.soft}>{t(sendingResultTexts[result])}</span>
        </li>
      ))}
    </ul>
  )
}

/** The progress of a sending. */
export function Sending({ sending }: { sending: RowOf<typeof couponSendings> }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const { id, total, done, sent, is_finished, sent_by, created_at } = sending
  const progress = t(texts.progress, { done, total, sent })
  return (
    <li className={styles.sending}>
      <span className={styles.soft}>{t(texts.by, { name: sent_by, at: created_at })}</span>
      <Progress
        percent={total ? Math.round((done / total) * 100) : 100}
        status={is_finished ? 'success' : 'active'}
        size="small"
        aria-label={progress}
      />
      <span>{progress}</span>
      {is_finished && sent < total && (
        <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary>{t(texts.missed)}</summary>
          {isOpen && <Missed id={id} />}
        </details>
      )}
    </li>
  )
}
