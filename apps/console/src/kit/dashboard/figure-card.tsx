import { QuestionCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { dashboardTexts } from './texts.ts'
import styles from './figure-card.module.css'

interface Props {
  name: 'sales' | 'orders' | 'users' | 'stores'
  today: string
  yesterday: string
}

/** One figure of the day beside yesterday's; what it counts stands behind the question mark. */
export function FigureCard({ name, today, yesterday }: Props) {
  const t = useText()
  return (
    <div className={styles.card}>
      <h3 className={styles.name}>
        {t(dashboardTexts.figures[name].name)}
        <Tooltip title={t(dashboardTexts.figures[name].means)} trigger={['hover', 'focus', 'click']}>
          <button
            type="button"
            className={styles.help}
            aria-label={t(dashboardTexts.means, { name: t(dashboardTexts.figures[name].name) })}
          >
            <QuestionCircleOutlined aria-hidden />
          </button>
        </Tooltip>
      </h3>
      <p className={styles.today}>{today}</p>
      <p className={styles.yesterday}>{t(dashboardTexts.yesterday, { figure: yesterday })}</p>
    </div>
  )
}
