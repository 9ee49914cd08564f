import { configGroups, type ConfigGroup } from '@fangshi/contract/configs'
import type { Context } from '../../context.ts'
import { open } from '../../kernel/secret-box.ts'
import { savedSettings } from '../settings/public.ts'
import type { ChannelValues } from './key-faults.ts'

/** The saved settings of a channel's device with decrypted secrets. */
export async function savedKeys(ctx: Context, group: ConfigGroup): Promise<ChannelValues> {
  const stored = await savedSettings(ctx.db, group)
  const secrets: readonly string[] = configGroups[group].secrets
  const texts = Object.entries(stored).filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(
    texts.map(([name, text]) => [name, secrets.includes(name) ? open(ctx, text, `${group}.${name}`) : text]),
  )
}
