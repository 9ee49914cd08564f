import { QuestionCircleOutlined } from '@ant-design/icons'
import { Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import styles from './figure-card.module.css'

interface Props {
  name: 'sales' | 'orders' | 'users' | 'stores'
  today: string
  yesterday: string
}

/** One figure of the day beside yesterday's; what it counts stands behind the question mark. */
export function FigureCard({ name, today, yesterday }: Props) {
  const { t } = useTranslation()
  return (
    <div className={styles.card}>
      <h3 className={styles.name}>
        {t(`dashboard.figures.${name}.name`)}
        <Tooltip title={t(`dashboard.figures.${name}.means`)} trigger={['hover', 'focus', 'click']}>
          <button
            type="button"
            className={styles.help}
            aria-label={t('dashboard.means', { name: t(`dashboard.figures.${name}.name`) })}
          >
            <QuestionCircleOutlined aria-hidden />
          </button>
        </Tooltip>
      </h3>
      <p className={styles.today}>{today}</p>
      <p className={styles.yesterday}>{t('dashboard.yesterday', { figure: yesterday })}</p>
    </div>
  )
}
