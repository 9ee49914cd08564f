import type { ActivityState } from '@fangshi/contract/activities'
import type { UiText } from '../i18n/ui-text.ts'
import { activityTexts } from './activity-texts.ts'

/** Why a promotion cannot be edited or deleted; undefined where it can (rules §9). */
export function startedRefusal(
  { actions, state }: { actions: readonly string[]; state: ActivityState },
  button: 'edit' | 'delete',
): UiText | undefined {
  if (actions.includes(button)) return undefined
  return state === 'running' ? activityTexts.hasStarted : activityTexts.isOver
}

/** The same for promotions that are extended in the form that edits them. */
export const unlessExtended = (
  row: Parameters<typeof startedRefusal>[0],
  button: 'edit' | 'delete',
): UiText | undefined => (button === 'edit' && row.actions.includes('extend') ? undefined : startedRefusal(row, button))
