import { buttons as allButtons, type Button } from '@fangshi/contract/resource'
import { l, useLabel, type Label } from '../../kit/label.ts'
import { HeldCheckbox } from './held-checkbox.tsx'
import { menuLines, type MenuLine } from './menu-lines.ts'
import styles from './menu-matrix.module.css'
import {
  hasButton,
  ticksOf,
  withButtons,
  withMenus,
  type Grantable,
  type GrantMenu,
  type RoleDraft,
} from './role-draft.ts'

export const buttonNames: Readonly<Record<Button, Label>> = {
  search: l('搜索', 'Search'),
  view: l('查看', 'View'),
  add: l('新增', 'Add'),
  edit: l('编辑', 'Edit'),
  delete: l('删除', 'Delete'),
  batch_delete: l('批量删除', 'Batch delete'),
  import: l('导入', 'Import'),
  export: l('导出', 'Export'),
}

interface Props {
  grants: Grantable
  draft: RoleDraft
  onChange: (draft: RoleDraft) => void
}

const heldButtons = ({ id, buttons }: GrantMenu) =>
  buttons.filter(({ is_held }) => is_held).map(({ button }) => ({ menu_id: id, button }))

function Line({ line: { menu, level, screens }, grants, draft, onChange }: Props & { line: MenuLine }) {
  const read = useLabel()
  const held = screens.filter(({ is_held }) => is_held)
  const own = heldButtons(menu)
  const name = menu.name
  return (
    <tr className={menu.apis ? undefined : styles.group}>
      <th scope="row" style={{ paddingInlineStart: `calc(${level} * 20px + 8px)` }}>
        <HeldCheckbox
          ticks={ticksOf(screens, ({ id }) => draft.menus.includes(id))}
          isHeld={held.length > 0}
          onChange={(isOn) =>
            onChange(
              withMenus(
                grants,
                draft,
                held.map(({ id }) => id),
                isOn,
              ),
            )
          }
        >
          {name}
        </HeldCheckbox>
      </th>
      <td className={styles.every}>
        {own.length > 1 && (
          <HeldCheckbox
            ticks={ticksOf(menu.buttons, ({ button }) => hasButton(draft, { menu_id: menu.id, button }))}
            isHeld
            label={`${name}: ${read(l('所有按钮', 'all buttons'))}`}
            onChange={(isOn) => onChange(withButtons(grants, draft, own, isOn))}
          >
            <span className={styles.word}>{read(l('全部', 'All'))}</span>
          </HeldCheckbox>
        )}
      </td>
      {allButtons.map((button) => {
        const offered = menu.buttons.find((one) => one.button === button)
        const one = { menu_id: menu.id, button }
        return (
          <td key={button}>
            {offered && (
              <HeldCheckbox
                ticks={hasButton(draft, one) ? 'all' : 'none'}
                isHeld={offered.is_held}
                label={`${name}: ${read(buttonNames[button])}`}
                onChange={(isOn) => onChange(withButtons(grants, draft, [one], isOn))}
              >
                <span className={styles.word}>{read(buttonNames[button])}</span>
              </HeldCheckbox>
            )}
          </td>
        )
      })}
    </tr>
  )
}

/** The boxes that tick a button on every screen ticked so far; without such screens, on all. */
function ColumnBox({ button, grants, draft, onChange }: Props & { button: Button }) {
  const read = useLabel()
  const chosen = grants.menus.filter(({ id }) => draft.menus.includes(id))
  const some = (chosen.length ? chosen : grants.menus).flatMap(heldButtons).filter((one) => one.button === button)
  return (
    <HeldCheckbox
      ticks={ticksOf(some, (one) => hasButton(draft, one))}
      isHeld={some.length > 0}
      label={`${read(l('所有已选页面', 'All chosen screens'))}: ${read(buttonNames[button])}`}
      onChange={(isOn) => onChange(withButtons(grants, draft, some, isOn))}
    />
  )
}

/** Menus as a tree with three-state boxes, and beside each screen its buttons (rules §11). */
export function MenuMatrix(props: Props) {
  const read = useLabel()
  const { grants, draft, onChange } = props
  const lines = menuLines(grants.menus)
  const held = grants.menus.filter(({ apis, is_held }) => apis && is_held)
  return (
    <div className={styles.scroll}>
      <table className={styles.matrix} aria-label={read(l('菜单与按钮', 'Menus and buttons'))}>
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              <HeldCheckbox
                ticks={ticksOf(held, ({ id }) => draft.menus.includes(id))}
                isHeld={held.length > 0}
                onChange={(isOn) =>
                  onChange(
                    withMenus(
                      grants,
                      draft,
                      held.map(({ id }) => id),
                      isOn,
                    ),
                  )
                }
              >
                {read(l('全部菜单', 'All menus'))}
              </HeldCheckbox>
            </th>
            <th scope="col">{read(l('全部', 'All'))}</th>
            {allButtons.map((button) => (
              <th key={button} scope="col">
                <span className={styles.heading}>
                  {read(buttonNames[button])}
                  <ColumnBox {...props} button={button} />
                </span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <Line key={line.menu.id} {...props} line={line} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
