import type { AreaName } from '../areas/areas.ts'
import { useText } from '../i18n/use-text.ts'
import { shellTexts } from '../kit/shell/texts.ts'
import { Page } from '../kit/ui/page.tsx'
import { FactorCard } from './factor-card.tsx'
import { SessionsCard } from './sessions-card.tsx'
import styles from './security-page.module.css'

/** What protects the own account. */
export function SecurityPage({ area }: { area: AreaName }) {
  const t = useText()
  return (
    <Page title={t(shellTexts.security)}>
      <div className={styles.cards}>
        <FactorCard area={area} />
        <SessionsCard area={area} />
      </div>
    </Page>
  )
}
