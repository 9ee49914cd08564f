import { configGroups, configRoutes, isTestable, type ConfigGroup } from '@fangshi/contract/configs'
import { formatMoney } from '@fangshi/contract/money'
import { actPrepared } from '../../kernel/http/act.ts'
import { on, type MountedRoute } from '../../kernel/http/on.ts'
import { revisionOf } from '../../kernel/resource/revision.ts'
import { configTest, savedSettings } from './public.ts'
import { saveConfig, secretsOf } from './save-config.ts'

type Values = Readonly<Record<string, unknown>>

/** A group as the screen shows it: numbers as the form writes them; of secrets only whether they are set. */
function showConfig(group: ConfigGroup, stored: Values) {
  const hidden = secretsOf(group)
  const shown = Object.entries(stored).filter(([name]) => !hidden.includes(name))
  return {
    values: Object.fromEntries(shown.map(([name, value]) => [name, wireOf(group, name, value)])),
    secrets: hidden.filter((name) => stored[name]),
    revision: revisionOf(stored),
  }
}

/** Percents, money and points per yuan are kept in hundredths. */
const areHundredths = (group: ConfigGroup, name: string): boolean =>
  group === 'withdrawal' || (group === 'store' && name === 'cash') || (group === 'points' && name === 'per_yuan')
const wireOf = (group: ConfigGroup, name: string, value: unknown): unknown =>
  typeof value !== 'number' ? value : areHundredths(group, name) ? formatMoney(value) : String(value)

function mountGroup(group: ConfigGroup): MountedRoute[] {
  const { show, save } = configRoutes[group]
  const mounted = [
    on(show, async ({ ctx }) => showConfig(group, await savedSettings(ctx.db, group))),
    actPrepared(
      save,
      ({ body: { revision, ...values } }) => ({ group, values, revision: revision as string | undefined }),
      saveConfig,
      ({ saved }) => showConfig(group, saved),
    ),
  ]
  if (!isTestable(group)) return mounted
  return [
    ...mounted,
    actPrepared(
      configRoutes[group].test,
      // Before the transaction, which must not wait for whom the test asks.
      ({ ctx, body, locale }) => configTest(group, { ctx, locale, ...body }),
      async (_tx, _ctx, _who, result) => ({ target: group, after: result }),
      ({ after }) => after,
    ),
  ]
}

/** The settings screens: each group can be read, saved and, where possible, tested. */
export const configsAdmin: MountedRoute[] = (Object.keys(configGroups) as ConfigGroup[]).flatMap(mountGroup)
