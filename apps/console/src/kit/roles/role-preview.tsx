import { Empty, Tag } from 'antd'
import { MenuIcon } from '../ui/icons.tsx'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { buttonNames } from './button-names.ts'
import { previewMenus, type PreviewMenu } from './menu-lines.ts'
import type { Grantable, RoleDraft } from './role-draft.ts'
import styles from './role-preview.module.css'

const counts = l(
  '{{screens}} 个页面，{{buttons}} 个按钮，{{permissions}} 项接口权限',
  'Screens: {{screens}}, buttons: {{buttons}}, permissions: {{permissions}}',
)

function Level({ items, draft }: { items: readonly PreviewMenu[]; draft: RoleDraft }) {
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
  const items = previewMenus(grants.menus, draft.menus)
  if (!items.length) return <Empty description={t(l('尚未选择菜单', 'No menus selected yet'))} />
  return (
    <div className={styles.preview}>
      <p className={styles.counts}>
        {t(counts, {
          screens: draft.menus.length,
          buttons: draft.buttons.length,
          permissions: draft.permissions.length,
        })}
      </p>
      <Level items={items} draft={draft} />
    </div>
  )
}
