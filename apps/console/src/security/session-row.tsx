import { LaptopOutlined } from '@ant-design/icons'
import type { listAdminSessions } from '@fangshi/contract/sessions'
import type { Reply } from '@fangshi/contract/route'
import { Button, Tag } from 'antd'
import { useText } from '../i18n/use-text.ts'
import { sessionTexts } from './session-texts.ts'
import styles from './sessions-card.module.css'

interface Props {
  session: Reply<typeof listAdminSessions>[number]
  isEnding: boolean
  onEnd: () => void
}

/** One session of the own account: on which device, from where and since when. */
export function SessionRow({ session, isEnding, onEnd }: Props) {
  const t = useText()
  const { area, ip, is_current, used_at, created_at } = session
  const device = session.device || t(sessionTexts.unknown)
  return (
    <li className={styles.session}>
      <LaptopOutlined aria-hidden className={styles.icon} />
      <div className={styles.facts}>
        <p className={styles.device}>
          {device}
          {is_current && <Tag color="success">{t(sessionTexts.current)}</Tag>}
          {area === 'Home' && <Tag>{t(sessionTexts.inShop)}</Tag>}
        </p>
        <p className={styles.details}>
          {ip && <span>{ip}</span>}
          <span>{t(sessionTexts.since, { time: created_at.slice(0, 16) })}</span>
          <span>{t(sessionTexts.used, { time: used_at.slice(0, 16) })}</span>
        </p>
      </div>
      {!is_current && (
        <Button loading={isEnding} aria-label={t(sessionTexts.endDevice, { device, time: created_at })} onClick={onEnd}>
          {t(sessionTexts.end)}
        </Button>
      )}
    </li>
  )
}
