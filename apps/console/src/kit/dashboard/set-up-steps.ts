import type { UiText } from '../../i18n/ui-text.ts'

/** A step before one can sell, and the screen where it is made. `key` says in the answer whether it is done. */
export interface SetUpStep<Key extends string> {
  key: Key
  text: UiText
  why: UiText
  to: string
}

/** How many steps are done, of those shown. */
export const countDone = <Key extends string>(
  steps: readonly SetUpStep<Key>[],
  done: Readonly<Record<Key, boolean>>,
): number => steps.filter(({ key }) => done[key]).length
