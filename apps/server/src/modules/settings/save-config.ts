import { configGroups, type ConfigGroup } from '@fangshi/contract/configs'
import type { Context } from '../../context.ts'
import type { Tx } from '../../kernel/db/db.ts'
import { failFields } from '../../kernel/fail.ts'
import type { Admin } from '../../kernel/http/who.ts'
import { refuseStale } from '../../kernel/resource/revision.ts'
import { seal } from '../../kernel/secret-box.ts'
import { checkConfig } from './config-checks.ts'
import { lockSettings, savedSettings, saveSettings, type Settings } from './public.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields of a group that are stored sealed and never shown. */
export const secretsOf = (group: ConfigGroup): readonly string[] => configGroups[group].secrets

/** For the audit log: secrets only as changed or unchanged. */
function auditOf(group: ConfigGroup, stored: Values, form?: Values): Values {
  const secrets = secretsOf(group).map((name) => [name, form && name in form ? 'changed' : 'unchanged'] as const)
  return { ...stored, ...Object.fromEntries(secrets) }
}

function sealed(ctx: Context, group: ConfigGroup, form: Values): Values {
  const secrets = secretsOf(group)
    .filter((name) => typeof form[name] === 'string')
    .map((name) => [name, seal(ctx, form[name] as string)] as const)
  return { ...form, ...Object.fromEntries(secrets) }
}

/**
 * Saves fields of a group of settings; absent ones stay, and an empty secret is cleared. Throws INVALID_INPUT at fields
 * that are missing once the group is in use, FORBIDDEN when another than a super administrator changes what is demanded of
 * all administrators, FORM_STALE when someone saved the group since it was shown.
 */
export async function saveConfig(
  tx: Tx,
  ctx: Context,
  { is_super }: Admin,
  { group, values, revision }: { group: ConfigGroup; values: Values; revision?: string | undefined },
) {
  await lockSettings(tx, group)
  const before: Values = await savedSettings(tx, group)
  refuseStale(revision, before)
  const form = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
  checkConfig(group, { ...before, ...form })
  const isOtherDemand = 'admin_second_factor' in form && form.admin_second_factor !== before.admin_second_factor
  if (isOtherDemand && !is_super) failFields({ admin_second_factor: 'FORBIDDEN' }, 'FORBIDDEN')
  const stored = sealed(ctx, group, form)
  await saveSettings(tx, group, stored as Partial<Settings[ConfigGroup]>, ctx.now())
  const saved: Values = { ...before, ...stored }
  return { target: group, before: auditOf(group, before), after: auditOf(group, saved, form), saved }
}
