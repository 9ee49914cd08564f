import type { ConfigGroup } from '@fangshi/contract/configs'
import type { Locale } from '@fangshi/contract/locale'
import type { Context } from '../../context.ts'

export interface TestCall {
  ctx: Context
  locale: Locale
  /** Where to send a text to, for the settings that send texts. */
  phone: string | undefined
}
export interface TestResult {
  ok: boolean
  /** What came of it, for people, in the caller's language. */
  message: string
}
type Try = (call: TestCall) => Promise<TestResult>

const tries = new Map<ConfigGroup, Try>()

/** Wires what tries the saved settings of some groups out; `app.ts` calls it for the modules that can. */
export function onConfigTest(groups: readonly ConfigGroup[], attempt: (group: ConfigGroup) => Try): void {
  for (const group of groups) tries.set(group, attempt(group))
}

/** What tries a group out; undefined where nobody can. */
export const tryOf = (group: ConfigGroup): Try | undefined => tries.get(group)
