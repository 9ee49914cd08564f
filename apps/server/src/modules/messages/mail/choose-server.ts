import type { Context } from '../../../context.ts'
import type { Db } from '../../../kernel/db/db.ts'
import { open } from '../../../kernel/secret-box.ts'
import { getSettings, type Settings } from '../../settings/public.ts'
import type { MailServer } from './mail-server.ts'

/** What becomes of mails: the demo sends none, so that nobody makes it write to strangers. */
export type MailState = 'ready' | 'not_set' | 'simulated'

const isFilled = ({ host, sender }: Settings['mail']): boolean => host !== '' && sender !== ''

/** Whether mails are sent. */
export async function mailState(ctx: Context, through: Db = ctx.db): Promise<MailState> {
  if (ctx.config.mode === 'demo') return 'simulated'
  return isFilled(await getSettings(ctx.db, 'mail', through)) ? 'ready' : 'not_set'
}

/** The server of the settings; null in the demo, and where none is set. */
export function serverOf(ctx: Context, settings: Settings['mail']): MailServer | null {
  if (ctx.config.mode === 'demo' || !isFilled(settings)) return null
  const password = open(ctx, settings.password, 'mail.password') ?? ''
  return { ...settings, password, publicOnly: !ctx.config.outgoingPrivate }
}

/** The server that mails go to now. */
export const mailServer = async (ctx: Context): Promise<MailServer | null> =>
  serverOf(ctx, await getSettings(ctx.db, 'mail'))
