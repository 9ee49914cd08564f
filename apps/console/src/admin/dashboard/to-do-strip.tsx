import { AuditOutlined, MessageOutlined, PictureOutlined, RightOutlined, StopOutlined } from '@ant-design/icons'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useMenus } from '../../kit/shell/use-menus.ts'
import styles from './to-do-strip.module.css'
import { toDosOf, type Figures } from './to-dos.ts'

const icons = {
  site_closed: StopOutlined,
  failed_sms: MessageOutlined,
  ending_advs: PictureOutlined,
  audit_entries: AuditOutlined,
} as const

/** What waits, each with a link to the list that shows it. */
export function ToDoStrip({ figures }: { figures: Figures }) {
  const { t } = useTranslation()
  const toDos = toDosOf(figures, useMenus('Admin'))
  if (!toDos.length) return <p className={styles.none}>{t('dashboard.nothing')}</p>
  return (
    <ul className={styles.strip}>
      {toDos.map(({ key, count, to }) => {
        const Icon = icons[key]
        return (
          <li key={key}>
            <Link to={to} className={styles.item} data-waits={count > 0 && key !== 'audit_entries'}>
              <Icon aria-hidden className={styles.icon} />
              <span className={styles.text}>{t(`dashboard.toDos.${key}`)}</span>
              {key !== 'site_closed' && <b className={styles.count}>{count}</b>}
              <RightOutlined aria-hidden className={styles.arrow} />
            </Link>
          </li>
        )
      })}
    </ul>
  )
}
