import { buttons as allButtons, type Button } from '@fangshi/contract/resource'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { buttonNames } from './button-names.ts'
import { GrantCheckbox } from './grant-checkbox.tsx'
import { menuLines } from './menu-lines.ts'
import { MenuRow } from './menu-row.tsx'
import styles from './menu-matrix.module.css'
import { boxOf, hasButton, withButtons, withMenus, type Grantable, type RoleDraft } from './role-draft.ts'

export interface MatrixProps {
  grants: Grantable
  draft: RoleDraft
  onChange: (draft: RoleDraft) => void
}

/** The box of a button on all chosen screens at once; while none is chosen, on all. */
function ColumnBox({ button, grants, draft, onChange }: MatrixProps & { button: Button }) {
  const t = useText()
  const chosen = grants.menus.filter(({ id }) => draft.menus.includes(id))
  const some = (chosen.length ? chosen : grants.menus).flatMap(({ id, buttons }) =>
    buttons.filter((one) => one.button === button).map(({ is_held }) => ({ menu_id: id, button, is_held })),
  )
  return (
    <GrantCheckbox
      box={boxOf(
        some,
        (one) => hasButton(draft, one),
        (one) => one.is_held,
      )}
      label={`${t(l('所有已选页面', 'All selected screens'))}: ${t(buttonNames[button])}`}
      onChange={(isOn) => {
        const grantable = some.filter(({ is_held }) => is_held).map(({ menu_id }) => ({ menu_id, button }))
        onChange(withButtons(grants, draft, grantable, isOn))
      }}
    />
  )
}

/** Menus as a tree with three-state boxes, and beside each screen its buttons (rules §11). */
export function MenuMatrix(props: MatrixProps) {
  const t = useText()
  const { grants, draft, onChange } = props
  const screens = grants.menus.filter(({ apis }) => apis)
  const grantable = screens.filter(({ is_held }) => is_held).map(({ id }) => id)
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix} aria-label={t(l('菜单与按钮', 'Menus and buttons'))}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <GrantCheckbox
                box={boxOf(
                  screens,
                  ({ id }) => draft.menus.includes(id),
                  ({ is_held }) => is_held,
                )}
                onChange={(isOn) => onChange(withMenus(grants, draft, grantable, isOn))}
              >
                {t(l('全部菜单', 'All menus'))}
              </GrantCheckbox>
            </th>
            <th scope="col">{t(l('全部', 'All'))}</th>
            {allButtons.map((button) => (
              <th key={button} scope="col">
                <span className={styles.heading}>
                  {t(buttonNames[button])}
                  <ColumnBox {...props} button={button} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {menuLines(grants.menus).map((line) => (
            <MenuRow key={line.menu.id} {...props} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
