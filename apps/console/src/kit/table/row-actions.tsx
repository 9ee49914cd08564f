import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, Tooltip } from 'antd'
import { useTranslation } from 'react-i18next'
import { mostActions } from './handle-width.ts'
import styles from './row-actions.module.css'
import type { RowAction } from './types.ts'

function ActionButton({ action }: { action: RowAction }) {
  const { label, isDanger = false, disabled, onClick } = action
  const button = (
    <Button
      type="link"
      size="small"
      danger={isDanger}
      // Focusable though it does nothing, so that the reason can be read.
      aria-disabled={disabled !== undefined}
      className={disabled === undefined ? styles.action : `${styles.action} ${styles.off}`}
      onClick={disabled === undefined ? onClick : undefined}
    >
      {label}
    </Button>
  )
  return disabled === undefined ? button : <Tooltip title={disabled}>{button}</Tooltip>
}

/** What can be done with one row. */
export function RowActions({ actions }: { actions: readonly RowAction[] }) {
  const { t } = useTranslation()
  const first = actions.length > mostActions ? actions.slice(0, mostActions - 1) : actions
  const rest = actions.slice(first.length)
  return (
    <span className={styles.row}>
      {first.map((action) => (
        <ActionButton key={action.key} action={action} />
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
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
          <Button type="link" size="small" className={styles.action} aria-haspopup="menu">
            {t('table.more')} <DownOutlined aria-hidden />
          </Button>
        </Dropdown>
      )}
    </span>
  )
}
