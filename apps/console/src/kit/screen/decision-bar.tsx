import { Button, Tooltip } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import type { RowAction } from '../table/row-action.ts'
import styles from './decision-bar.module.css'
import { screenTexts } from './texts.ts'

/** What can be done with the row on the page, always in sight; the first that is possible is the main one. */
export function DecisionBar({ actions }: { actions: readonly RowAction[] }) {
  const t = useText()
  const { can } = useRights()
  const granted = actions.filter(({ right }) => !right || can(right))
  const main = granted.find(({ disabled, isDanger }) => disabled === undefined && !isDanger)
  if (!granted.length) return null
  return (
    <div className={styles.bar} role="toolbar" aria-label={t(screenTexts.decisions)}>
      {granted.map((action) => (
        <Tooltip key={action.key} title={action.disabled}>
          <Button
            type={action === main ? 'primary' : 'default'}
            danger={action.isDanger ?? false}
            disabled={action.disabled !== undefined}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        </Tooltip>
      ))}
    </div>
  )
}
