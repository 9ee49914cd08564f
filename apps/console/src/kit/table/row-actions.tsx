import { DownOutlined } from '@ant-design/icons'
import { Dropdown, Tooltip } from 'antd'
import { maxActions } from './handle-width.ts'
import styles from './row-actions.module.css'
import type { RowAction } from './row-action.ts'

// Plain buttons: with hundreds of rows antd's are felt while scrolling.
function ActionButton({ action }: { action: RowAction }) {
  const { label, isDanger = false, disabled, onClick } = action
  if (disabled === undefined) {
    return (
      <button
        type="button"
        className={isDanger ? `${styles.action} ${styles.danger}` : styles.action}
        onClick={onClick}
      >
        {label}
      </button>
    )
  }
  return (
    <Tooltip title={disabled}>
      {/* It can be reached though it does nothing, so that the reason can be read. */}
      <button type="button" aria-disabled className={`${styles.action} ${styles.off}`}>
        {label}
      </button>
    </Tooltip>
  )
}

/** What can be done with one row; `more` names the menu of what has no room. */
export function RowActions({ actions, more }: { actions: readonly RowAction[]; more: string }) {
  const first = actions.length > maxActions ? actions.slice(0, maxActions - 1) : actions
  const rest = actions.slice(first.length)
  return (
    <span className={styles.row}>
      {first.map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          getPopupContainer={(trigger) => trigger.closest('main') ?? document.body}
          menu={{
            items: rest.map(({ key, label, isDanger, disabled, onClick }) => ({
              key,
              label,
              danger: isDanger,
              disabled: disabled !== undefined,
              title: disabled,
              onClick,
            })),
          }}
        >
          <button type="button" className={styles.action} aria-haspopup="menu">
            {more} <DownOutlined aria-hidden className={styles.arrow} />
          </button>
        </Dropdown>
      )}
    </span>
  )
}
