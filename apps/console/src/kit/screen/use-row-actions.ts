import { useText } from '../../i18n/use-text.ts'
import { useRights } from '../../session/rights.ts'
import type { Row } from '../fields/row.ts'
import type { RowAction } from '../table/row-action.ts'
import { hasRowActions, rowActionsOf } from './row-actions-of.ts'
import type { ScreenState } from './use-screen.ts'

/** The actions of a row, for the handle column; undefined where the screen has no such column. */
export function useRowActions(state: ScreenState): ((row: Row) => RowAction[]) | undefined {
  const t = useText()
  const { can } = useRights()
  return hasRowActions(state) ? (row) => rowActionsOf(row, state, t, can) : undefined
}
