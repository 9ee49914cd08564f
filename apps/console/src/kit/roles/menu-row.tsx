import { buttons as allButtons } from '@fangshi/contract/resource'
import type { CSSProperties } from 'react'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import { buttonNames } from './button-names.ts'
import { GrantCheckbox } from './grant-checkbox.tsx'
import type { MenuLine } from './menu-lines.ts'
import type { MatrixProps } from './menu-matrix.tsx'
import styles from './menu-matrix.module.css'
import { boxOf, hasButton, withButtons, withMenus } from './role-draft.ts'

const all = l('全部', 'All')
const allOf = l('所有按钮', 'all buttons')
const isGrantable = (one: { is_held: boolean }): boolean => one.is_held

/** One menu with the screens in it; a screen has its buttons beside it. */
export function MenuRow({ line: { menu, level, screens }, grants, draft, onChange }: MatrixProps & { line: MenuLine }) {
  const t = useText()
  const { id: menu_id, name, apis } = menu
  const grantable = screens.filter(isGrantable).map(({ id }) => id)
  const grantableButtons = menu.buttons.filter(isGrantable).map(({ button }) => ({ menu_id, button }))
  return (
    <tr className={apis ? undefined : styles.group} style={{ '--level': level } as CSSProperties}>
      <th scope="row">
        <GrantCheckbox
          box={boxOf(screens, ({ id }) => draft.menus.includes(id), isGrantable)}
          onChange={(isOn) => onChange(withMenus(grants, draft, grantable, isOn))}
        >
          {name}
        </GrantCheckbox>
      </th>
      <td>
        {grantableButtons.length > 1 && (
          <GrantCheckbox
            box={boxOf(menu.buttons, ({ button }) => hasButton(draft, { menu_id, button }), isGrantable)}
            label={`${name}: ${t(allOf)}`}
            onChange={(isOn) => onChange(withButtons(grants, draft, grantableButtons, isOn))}
          >
            <span className={styles.word}>{t(all)}</span>
          </GrantCheckbox>
        )}
      </td>
      {allButtons.map((button) => {
        const offered = menu.buttons.filter((one) => one.button === button)
        const one = { menu_id, button }
        return (
          <td key={button}>
            {offered.length > 0 && (
              <GrantCheckbox
                box={boxOf(offered, () => hasButton(draft, one), isGrantable)}
                label={`${name}: ${t(buttonNames[button])}`}
                onChange={(isOn) => onChange(withButtons(grants, draft, [one], isOn))}
              >
                <span className={styles.word}>{t(buttonNames[button])}</span>
              </GrantCheckbox>
            )}
          </td>
        )
      })}
    </tr>
  )
}
