import { buttons, type Button, type Resource, type Verb } from '@fangshi/contract/resource'
import type { UiText } from '../../i18n/ui-text.ts'
import type { ButtonSettings } from './screen.ts'

/** The verb that a button needs (rules §11); an export reads the list. */
const verbOf: Readonly<Record<Button, Verb>> = {
  search: 'index',
  view: 'show',
  add: 'store',
  edit: 'update',
  delete: 'destroy',
  batch_delete: 'destroy',
  import: 'import',
  export: 'index',
}
const needsForm: readonly Button[] = ['add', 'edit', 'import']

export interface ButtonState {
  isShown: boolean
  /** Why it cannot be pressed. */
  reason?: UiText
}
export type Buttons = Readonly<Record<Button, ButtonState>>

interface ButtonConditions {
  resource: Pick<Resource, 'verbs' | 'right'>
  hasForm: boolean
  settings?: ButtonSettings
  /** The buttons that the account has on this menu item. */
  granted: readonly string[]
  can: (right: string) => boolean
}

/**
 * The buttons of a screen. One shows when the screen wants it, the resource has its verb and the account holds both the
 * button and the call (rules §11); what one has no right to is hidden, the rest disabled with a reason. All are on but
 * the delete button of rows (reference §4.3).
 */
export function buttonsOf({ resource, hasForm, settings = {}, granted, can }: ButtonConditions): Buttons {
  const stateOf = (button: Button): ButtonState => {
    const setting = settings[button] ?? button !== 'delete'
    const { show = true, disabled } = typeof setting === 'boolean' ? { show: setting } : setting
    const verb = verbOf[button]
    const isPossible = resource.verbs.includes(verb) && (hasForm || !needsForm.includes(button))
    const isGranted = granted.includes(button) && can(resource.right(verb))
    return { isShown: show && isPossible && isGranted, ...(disabled ? { reason: disabled } : {}) }
  }
  return Object.fromEntries(buttons.map((button) => [button, stateOf(button)])) as Buttons
}
