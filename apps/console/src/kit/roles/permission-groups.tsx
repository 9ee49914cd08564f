import { Input } from 'antd'
import { useState } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { GrantCheckbox } from './grant-checkbox.tsx'
import styles from './permission-groups.module.css'
import { boxOf, withPermissions, type Grantable, type RoleDraft } from './role-draft.ts'

interface Props {
  grants: Grantable
  draft: RoleDraft
  onChange: (draft: RoleDraft) => void
}

type Permission = Grantable['groups'][number]['permissions'][number]

const grantableIds = (some: readonly Permission[]): number[] =>
  some.filter(({ is_held }) => is_held).map(({ id }) => id)

const fits = (typed: string) => {
  const word = typed.trim().toLowerCase()
  return ({ name, apis }: Permission): boolean => `${name} ${apis}`.toLowerCase().includes(word)
}

/** Interface rights by group, with boxes for a group and for all; the search narrows what is shown and ticked. */
export function PermissionGroups({ grants, draft, onChange }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const groups = grants.groups
    .map(({ permissions, ...group }) => ({ ...group, permissions: permissions.filter(fits(typed)) }))
    .filter(({ permissions }) => permissions.length > 0)
  const isTicked = ({ id }: Permission): boolean => draft.permissions.includes(id)
  const propsOf = (some: readonly Permission[]) => ({
    box: boxOf(some, isTicked, ({ is_held }) => is_held),
    onChange: (isOn: boolean) => onChange(withPermissions(draft, grantableIds(some), isOn)),
  })
  const find = t(l('搜索权限', 'Search permissions'))
  return (
    <div className={styles.groups}>
      <div className={styles.head}>
        <GrantCheckbox {...propsOf(groups.flatMap(({ permissions }) => permissions))}>
          {t(l('全部权限', 'All permissions'))}
        </GrantCheckbox>
        <Input.Search
          className={styles.find}
          allowClear
          placeholder={find}
          aria-label={find}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      {groups.map(({ id, name, permissions }) => (
        <fieldset key={id} className={styles.group}>
          <legend>
            <GrantCheckbox {...propsOf(permissions)}>{name}</GrantCheckbox>
          </legend>
          <div className={styles.rights}>
            {permissions.map((permission) => (
              <GrantCheckbox key={permission.id} {...propsOf([permission])}>
                <span title={permission.apis}>{permission.name}</span>
              </GrantCheckbox>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  )
}
