import { configGroups, isTestable, type ConfigGroup, type TestableGroup } from '@fangshi/contract/configs'
import type { Locale } from '@fangshi/contract/locale'
import type { Context } from '../../context.ts'
import { keyedHook } from '../../kernel/hook.ts'

export interface TestCall {
  ctx: Context
  locale: Locale
  /** The phone for a test message, for settings that send messages. */
  phone?: string | undefined
  /** The address for a test mail. */
  email?: string | undefined
}
export interface TestResult {
  ok: boolean
  /** The outcome for people, in the caller's language. */
  message: string
}

/** Tries the saved settings of a group; the module that uses them knows how. */
export const configTest = keyedHook<TestableGroup, [call: TestCall], TestResult>(
  'settings.config_test',
  (Object.keys(configGroups) as ConfigGroup[]).filter(isTestable),
)
