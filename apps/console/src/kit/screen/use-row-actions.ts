import { useText } from '../../i18n/use-text.ts'
import { screenTexts } from './texts.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { useRights } from '../../session/rights.ts'
import type { Buttons } from './buttons.ts'
import type { Row } from '../fields/row.ts'
import type { RowAction } from '../table/row-action.ts'
import type { ScreenState } from './use-screen.ts'

/**
 * What the handle column offers for a row: view, edit, delete, add child, and what the screen adds. Undefined where the
 * screen has no such column.
 */
export function useRowActions(state: ScreenState): ((row: Row) => RowAction[]) | undefined {
  const { spec, buttons, dialogs, isTree, screen, remove } = state
  const t = useText()
  const { can } = useRights()
  const { rowButtons, refusal, treeKey = 'id' } = spec
  const reasonOf = (button: keyof Buttons): string | undefined => {
    const { reason } = buttons[button]
    return reason && t(reason)
  }
  const refusalOf = (row: Row, button: 'edit' | 'delete'): string | undefined => {
    const reason = refusal?.(row, button)
    return reasonOf(button) ?? (reason && t(reason))
  }
  const hasOwn = buttons.view.isShown || buttons.edit.isShown || buttons.delete.isShown
  if (!hasOwn && !rowButtons) return undefined
  return (row) => {
    const own: (RowAction & { isShown: boolean })[] = [
      {
        key: 'view',
        label: t(screenTexts.view),
        isShown: buttons.view.isShown,
        disabled: reasonOf('view'),
        onClick: () => dialogs.view(row.id),
      },
      {
        key: 'edit',
        label: t(screenTexts.edit),
        isShown: buttons.edit.isShown,
        disabled: refusalOf(row, 'edit'),
        onClick: () => dialogs.edit(row.id),
      },
      {
        key: 'delete',
        label: t(actionTexts.delete),
        isDanger: true,
        isShown: buttons.delete.isShown,
        disabled: refusalOf(row, 'delete'),
        onClick: () => remove([row]),
      },
      {
        key: 'child',
        label: t(screenTexts.addChild),
        isShown: isTree && buttons.add.isShown,
        disabled: reasonOf('add'),
        onClick: () => dialogs.add({ pid: row[treeKey] }),
      },
    ]
    const added = rowButtons?.(row, screen) ?? []
    const all = [...own.filter(({ isShown }) => isShown), ...added.filter(({ right }) => !right || can(right))]
    // Where rows differ in what they allow, that comes first.
    return refusal ? all.toSorted((a, b) => Number(Boolean(a.disabled)) - Number(Boolean(b.disabled))) : all
  }
}
