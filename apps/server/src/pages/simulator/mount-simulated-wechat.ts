import { randomInt } from 'node:crypto'
import { localText } from '@fangshi/contract/locale'
import { Text } from '@fangshi/contract/shapes'
import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { validate } from '../../kernel/http/validate.ts'
import { giveCode, givePhone, isSimulatedApp, simulatedConsent } from '../../modules/accounts/public.ts'
import { getSettings } from '../../modules/settings/public.ts'
import { requestedLocale } from '../page-language.ts'
import { consentPage, refusedConsentPage } from './consent-page.ts'
import { sendPlainPage } from './send-plain-page.ts'

const parameters = { appid: Text(1, 200), redirect_uri: Text(1, 2000), state: Text(0, 128) }
const AuthorizeQuery = z.object({ ...parameters, scope: z.optional(Text(0, 60)) })
const Act = z.strictObject({
  ...parameters,
  act: z.literal(['agree', 'decline', 'stale'], 'CHOICE_INVALID'),
  nickname: z.optional(Text(1, 30)),
})

const MiniProgram = z.strictObject({ appid: parameters.appid, nickname: Text(1, 30) })

/** The consent page of the demo's simulated WeChat, and what one can do on it. It sends browsers to our own pages alone. */
export function mountSimulatedWechat(server: FastifyInstance, ctx: Context): void {
  const { publicUrl } = ctx.config
  const isOurs = async (appid: string, address: string): Promise<boolean> =>
    URL.canParse(address) && new URL(address).origin === new URL(publicUrl).origin && isSimulatedApp(ctx, appid)
  const refuse = (reply: FastifyReply, page: string): FastifyReply => sendPlainPage(reply, 400, page)

  server.get(simulatedConsent, async (request, reply) => {
    const locale = requestedLocale(request)
    const query = AuthorizeQuery.safeParse(Object.fromEntries(new URL(request.url, publicUrl).searchParams))
    if (!query.success || !(await isOurs(query.data.appid, query.data.redirect_uri)))
      return refuse(reply, refusedConsentPage(locale))
    const { appid, redirect_uri, state, scope } = query.data
    const { web_name } = await getSettings(ctx.db, 'web')
    const page = consentPage(locale, {
      app_id: appid,
      redirect_uri,
      state,
      isPayer: scope === 'snsapi_base',
      shop: localText(web_name, locale),
      suggestion: `${locale === 'en' ? 'Guest' : '访客'} ${randomInt(1000, 10_000)}`,
    })
    return sendPlainPage(reply, 200, page)
  })

  // A mini program has no page of its own here: this is what its login and its button for the phone give it.
  server.post(`${simulatedConsent}/mini`, async (request, reply) => {
    const { appid, nickname } = validate(MiniProgram, request.body ?? {})
    if (!(await isSimulatedApp(ctx, appid))) return refuse(reply, refusedConsentPage(requestedLocale(request)))
    return givePhone(ctx, appid, nickname)
  })

  server.post(`${simulatedConsent}/act`, async (request, reply) => {
    const { appid, redirect_uri, state, act, nickname = '' } = validate(Act, request.body ?? {})
    if (!(await isOurs(appid, redirect_uri))) return refuse(reply, refusedConsentPage(requestedLocale(request)))
    const back = new URL(redirect_uri)
    // WeChat sends nobody's code back with those who decline.
    if (act !== 'decline')
      back.searchParams.set('code', act === 'agree' ? await giveCode(ctx, appid, nickname) : 'stale')
    back.searchParams.set('state', state)
    return reply.redirect(back.href, 303)
  })
}
