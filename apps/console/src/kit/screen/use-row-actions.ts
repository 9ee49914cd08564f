import { useText } from '../../i18n/use-text.ts'
import { screenTexts } from './texts.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { useRights } from '../../session/rights.ts'
import type { Buttons } from './buttons.ts'
import type { Row } from '../fields/row.ts'
import type { RowAction } from '../table/row-action.ts'
import type { Screen, ScreenSpec } from './screen.ts'
import type { Dialogs } from './use-dialogs.ts'

interface Given {
  spec: ScreenSpec
  buttons: Buttons
  dialogs: Dialogs
  isTree: boolean
  screen: Screen
  onDelete: (rows: readonly Row[]) => void
}

/** What the handle column offers for a row: view, edit, what the screen adds, add child, delete. */
export function useRowActions({ spec, buttons, dialogs, isTree, screen, onDelete }: Given): (row: Row) => RowAction[] {
  const t = useText()
  const { can } = useRights()
  const { rowButtons, treeKey = 'id' } = spec
  const reasonOf = (button: keyof Buttons): string | undefined => {
    const { reason } = buttons[button]
    return reason && t(reason)
  }
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
        disabled: reasonOf('edit'),
        onClick: () => dialogs.edit(row.id),
      },
      {
        key: 'delete',
        label: t(actionTexts.delete),
        isDanger: true,
        isShown: buttons.delete.isShown,
        disabled: reasonOf('delete'),
        onClick: () => onDelete([row]),
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
    return [...own.filter(({ isShown }) => isShown), ...added.filter(({ right }) => !right || can(right))]
  }
}
