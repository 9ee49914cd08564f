import { Alert } from 'antd'
import type { AreaName } from '../areas/areas.ts'
import { useText } from '../i18n/use-text.ts'
import { shellTexts } from '../kit/shell/texts.ts'
import { Page } from '../kit/ui/page.tsx'
import { useStaff } from '../session/staff.ts'
import { FactorCard } from './factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import styles from './security-page.module.css'
import { factorTexts } from './texts.ts'

/** What protects the own account. */
export function SecurityPage({ area }: { area: AreaName }) {
  const t = useText()
  const { lacks_second_factor } = useStaff()
  return (
    <Page title={t(shellTexts.security)}>
      <div className={styles.cards}>
        {lacks_second_factor && <Alert type="warning" showIcon title={t(factorTexts.demanded)} />}
        <FactorCard area={area} />
        <SessionsCard area={area} />
      </div>
    </Page>
  )
}
