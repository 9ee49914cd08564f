import { configGroups, configRoutes, isTestable, type ConfigGroup } from '@fangshi/contract/configs'
import { formatMoney } from '@fangshi/contract/money'
import type { Context } from '../../context.ts'
import { seal } from '../../kernel/secret-box.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { on, type Mounted } from '../../kernel/http/on.ts'
import { checkConfig } from './config-checks.ts'
import { configTest, getSettings, saveSettings, type Settings } from './public.ts'

type Values = Readonly<Record<string, unknown>>

const secretsOf = (group: ConfigGroup): readonly string[] => configGroups[group].secrets

/** A group as the screen shows it: numbers as the form writes them; of secrets only whether they are set. */
function showConfig(group: ConfigGroup, stored: Values) {
  const hidden = secretsOf(group)
  const shown = Object.entries(stored).filter(([name]) => !hidden.includes(name))
  return {
    values: Object.fromEntries(shown.map(([name, value]) => [name, wireOf(group, name, value)])),
    secrets: hidden.filter((name) => stored[name]),
  }
}

const wireOf = (group: ConfigGroup, name: string, value: unknown): unknown =>
  typeof value !== 'number' ? value : group === 'store' && name === 'cash' ? formatMoney(value) : String(value)

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

function mountGroup(group: ConfigGroup): Mounted[] {
  const { show, save } = configRoutes[group]
  const mounted = [
    // Inside a transaction, so that the values just saved are read rather than the cache.
    on(show, ({ ctx }) => inTx(ctx.db, async (tx) => showConfig(group, await getSettings(tx, group)))),
    on(save, ({ ctx, body, audit }) =>
      inTx(ctx.db, async (tx) => {
        const before: Values = await getSettings(tx, group)
        const form = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
        checkConfig(group, { ...before, ...form })
        const stored = sealed(ctx, group, form)
        await saveSettings(tx, group, stored as Partial<Settings[ConfigGroup]>, ctx.now())
        const after: Values = { ...before, ...stored }
        await audit(tx, { target: group, before: auditOf(group, before), after: auditOf(group, after, form) })
        return showConfig(group, after)
      }),
    ),
  ]
  if (!isTestable(group)) return mounted
  return [
    ...mounted,
    on(configRoutes[group].test, async ({ ctx, body, locale, audit }) => {
      const result = await configTest(group, { ctx, locale, phone: body.phone })
      await inTx(ctx.db, (tx) => audit(tx, { target: group, after: result }))
      return result
    }),
  ]
}

/** The settings screens: each group can be read, saved and, where possible, tested. */
export const configsAdmin: Mounted[] = (Object.keys(configGroups) as ConfigGroup[]).flatMap(mountGroup)
