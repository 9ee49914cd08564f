import { actionTexts } from '../../i18n/texts.ts'
import type { ReadText } from '../../i18n/use-text.ts'
import type { Row } from '../fields/row.ts'
import type { RowAction } from '../table/row-action.ts'
import type { Buttons } from './buttons.ts'
import { screenTexts } from './texts.ts'
import type { ScreenState } from './use-screen.ts'

/** What of a screen decides about the actions of its rows, and does them. */
export interface ActingScreen extends Pick<ScreenState, 'buttons' | 'isTree' | 'screen' | 'remove'> {
  spec: Pick<ScreenState['spec'], 'rowButtons' | 'refusal' | 'treeKey'>
  dialogs: Pick<ScreenState['dialogs'], 'view' | 'edit' | 'add'>
}

/** Whether rows have any action at all. */
export const hasRowActions = ({ buttons, spec }: Pick<ActingScreen, 'buttons' | 'spec'>): boolean =>
  buttons.view.isShown || buttons.edit.isShown || buttons.delete.isShown || spec.rowButtons !== undefined

/** What the handle column offers for a row: view, edit, delete, add child, and what the screen adds. */
export function rowActionsOf(
  row: Row,
  { spec, buttons, dialogs, isTree, screen, remove }: ActingScreen,
  t: ReadText,
  can: (right: string) => boolean,
): RowAction[] {
  const { rowButtons, refusal, treeKey = 'id' } = spec
  const reasonOf = (button: keyof Buttons): string | undefined => {
    const { reason } = buttons[button]
    return reason && t(reason)
  }
  const refusalOf = (button: 'edit' | 'delete'): string | undefined => {
    const reason = refusal?.(row, button)
    return reasonOf(button) ?? (reason && t(reason))
  }
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
      disabled: refusalOf('edit'),
      onClick: () => dialogs.edit(row.id),
    },
    {
      key: 'delete',
      label: t(actionTexts.delete),
      isDanger: true,
      isShown: buttons.delete.isShown,
      disabled: refusalOf('delete'),
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
