import type { roleGrants, sellerRoleGrants } from '@fangshi/contract/access'
import { useQuery } from '@tanstack/react-query'
import { Alert, Button, Skeleton, Tabs } from 'antd'
import { call } from '../../session/api.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { CallFailed } from '../list/list-states.tsx'
import { MenuMatrix } from './menu-matrix.tsx'
import { PermissionGroups } from './permission-groups.tsx'
import { emptyDraft, missingPermissions, withPermissions, type Grantable, type RoleDraft } from './role-draft.ts'
import { RolePreview } from './role-preview.tsx'
import styles from './role-sets.module.css'

/** What can be granted in an area, and what of it the caller holds. */
export type Grants = typeof roleGrants | typeof sellerRoleGrants

interface Props {
  grants: Grants
  /** Given by the form. */
  value?: RoleDraft
  onChange?: (draft: RoleDraft) => void
}

const lacksSome = ({ menus, groups }: Grantable): boolean =>
  menus.some(({ is_held, apis }) => apis && !is_held) ||
  groups.some(({ permissions }) => permissions.some(({ is_held }) => !is_held))

function Notes({ grants, value, onChange }: { grants: Grantable; value: RoleDraft; onChange: (d: RoleDraft) => void }) {
  const t = useText()
  const missing = missingPermissions(grants, value)
  return (
    <>
      {lacksSome(grants) && (
        <Alert
          type="info"
          showIcon
          title={t(
            l(
              '灰色项是您没有的权限，不能授予。',
              'Greyed-out items are permissions you don’t have, so you can’t grant them.',
            ),
          )}
        />
      )}
      {missing.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(
            l(
              '所选页面和按钮还缺少 {{count}} 项接口权限，操作时会被拒绝。',
              'The selected screens and buttons need {{count}} more permissions to work.',
            ),
            { count: missing.length },
          )}
          action={
            <Button size="small" onClick={() => onChange(withPermissions(value, missing, true))}>
              {t(l('补全', 'Add them'))}
            </Button>
          }
        />
      )}
    </>
  )
}

/** What a role holds: menus with their buttons, interface rights, and how its holders will see it (rules §11). */
export function RoleSets({ grants, value = emptyDraft, onChange = () => {} }: Props) {
  const t = useText()
  const locale = useLocale()
  const { data, error, refetch } = useQuery({
    queryKey: [grants.path, locale],
    queryFn: ({ signal }) => call(grants as typeof roleGrants, {}, { signal }),
  })
  if (error) return <CallFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton active />
  const props = { grants: data, draft: value, onChange }
  // Short enough for a phone: antd's menu for further tabs stands in the wrong place for screen readers.
  const tabs = [
    { key: 'menus', label: t(l('菜单与按钮', 'Menus')), children: <MenuMatrix {...props} /> },
    { key: 'rights', label: t(l('接口权限', 'Permissions')), children: <PermissionGroups {...props} /> },
    { key: 'preview', label: t(l('预览', 'Preview')), children: <RolePreview grants={data} draft={value} /> },
  ]
  return (
    <div className={styles.sets}>
      <Notes grants={data} value={value} onChange={onChange} />
      <Tabs
        items={tabs.map(({ key, label, children }) => ({
          key,
          label,
          children: <div className={styles.tab}>{children}</div>,
        }))}
      />
    </div>
  )
}
