import { Empty, Tag } from 'antd'
import { MenuIcon } from '../ui/icons.tsx'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { buttonNames } from './button-names.ts'
import { seenMenus, type SeenMenu } from './menu-lines.ts'
import type { Grantable, RoleDraft } from './role-draft.ts'
import styles from './role-preview.module.css'

function Level({ items, draft }: { items: readonly SeenMenu[]; draft: RoleDraft }) {
  const t = useText()
  return (
    <ul className={styles.level}>
      {items.map(({ menu, children }) => (
        <li key={menu.id}>
          <span className={menu.apis ? styles.screen : styles.group}>
            <MenuIcon name={menu.icon} />
            {menu.name}
            {draft.buttons
              .filter(({ menu_id }) => menu_id === menu.id)
              .map(({ button }) => (
                <Tag key={button}>{t(buttonNames[button])}</Tag>
              ))}
          </span>
          {children.length > 0 && <Level items={children} draft={draft} />}
        </li>
      ))}
    </ul>
  )
}

/** The menus as the role's holders will see them, each screen with its buttons. */
export function RolePreview({ grants, draft }: { grants: Grantable; draft: RoleDraft }) {
  const t = useText()
  const items = seenMenus(grants.menus, draft.menus)
  const counts = l(
    `${draft.menus.length} 个页面，${draft.buttons.length} 个按钮，${draft.permissions.length} 项接口权限`,
    `${draft.menus.length} screens, ${draft.buttons.length} buttons, ${draft.permissions.length} interface rights`,
  )
  if (!items.length) return <Empty description={t(l('还没有选择菜单', 'No menus chosen yet'))} />
  return (
    <div className={styles.preview}>
      <p className={styles.counts}>{t(counts)}</p>
      <Level items={items} draft={draft} />
    </div>
  )
}
