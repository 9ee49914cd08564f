import { Button, Tooltip } from 'antd'
import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import type { RowAction } from '../table/row-action.ts'
import styles from './decision-bar.module.css'
import { screenTexts } from './texts.ts'

/** What can be done with the row on the page, always in sight, what is possible first; the first of it is the main one. */
export function DecisionBar({ actions }: { actions: readonly RowAction[] }) {
  const t = useText()
  const { can } = useRights()
  const isPossible = ({ disabled }: RowAction): boolean => disabled === undefined
  const granted = actions
    .filter(({ right }) => !right || can(right))
    .toSorted((one, other) => Number(isPossible(other)) - Number(isPossible(one)))
  const main = granted.find((action) => isPossible(action) && !action.isDanger)
  if (!granted.length) return null
  return (
    <div className={styles.bar} role="toolbar" aria-label={t(screenTexts.decisions)}>
      {granted.map((action) => (
        <Tooltip key={action.key} title={action.disabled}>
          <Button
            type={action === main ? 'primary' : 'default'}
            danger={action.isDanger ?? false}
            disabled={!isPossible(action)}
            onClick={action.onClick}
          >
            {action.label}
          </Button>
        </Tooltip>
      ))}
    </div>
  )
}
