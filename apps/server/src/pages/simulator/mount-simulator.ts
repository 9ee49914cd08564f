import { localText } from '@fangshi/contract/locale'
import { Money, Text } from '@fangshi/contract/shapes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { Context } from '../../context.ts'
import { fail } from '../../kernel/fail.ts'
import { validate } from '../../kernel/http/validate.ts'
import { formGateway, RefusedMove, walletActs, type DemoSimulator } from '../../modules/payments/public.ts'
import { getSettings } from '../../modules/settings/public.ts'
import { requestedLocale } from '../page-language.ts'
import { sendPlainPage } from './send-plain-page.ts'
import { throughHandler } from './through-handler.ts'
import { unknownPage, walletPage } from './wallet-page.ts'

const Act = z.strictObject({
  code: Text(1, 2000),
  act: z.literal(walletActs, 'CHOICE_INVALID'),
  amount: z.optional(Money.check(z.refine((cents) => cents > 0 && cents <= 1_000_000_000, 'MONEY_INVALID'))),
  redirect_url: z.optional(Text(0, 2000)),
})

/** A code itself, or the text of the QR code that holds it. */
const codeIn = (text: string): string =>
  URL.canParse(text) ? (new URL(text).searchParams.get('code') ?? '') : text.trim()

const isForm = ({ headers }: FastifyRequest): boolean =>
  headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false

/** The wallet page of the demo's simulator, what one can do on it, and the gateway that Alipay's forms are posted to. */
export function mountSimulator(server: FastifyInstance, ctx: Context, simulator: DemoSimulator): void {
  const toShop = throughHandler(server)
  const { publicUrl } = ctx.config
  /** Back to this shop alone. */
  const ownAddress = (text: string): string =>
    URL.canParse(text, publicUrl) && new URL(text, publicUrl).origin === new URL(publicUrl).origin ? text : ''

  server.get('/simulator', async (request, reply) => {
    const locale = requestedLocale(request)
    const query = new URL(request.url, publicUrl).searchParams
    const trade = await simulator.find(codeIn(query.get('code') ?? ''))
    if (!trade) return sendPlainPage(reply, 404, unknownPage(locale))
    const { web_name } = await getSettings(ctx.db, 'web')
    const wallet = {
      trade,
      shop: localText(web_name, locale),
      now: ctx.now(),
      backTo: ownAddress(query.get('redirect_url') ?? ''),
      isDeclined: query.has('declined'),
    }
    return sendPlainPage(reply, 200, walletPage(locale, wallet))
  })

  server.post('/simulator/act', async (request, reply) => {
    const { code: text, act, amount, redirect_url = '' } = validate(Act, request.body ?? {})
    const code = codeIn(text)
    if (!(await simulator.find(code))) fail('NOT_FOUND')
    const trade = await simulator.act(code, act, amount).catch((error: unknown) => {
      // The page shows why, whoever sent its form.
      if (error instanceof RefusedMove) return isForm(request) ? null : fail('ORDER_NOT_PAYABLE')
      throw error
    })
    await simulator.deliver(toShop, code)
    if (!isForm(request)) {
      const { provider, out_trade_no, state } = trade as NonNullable<typeof trade>
      return reply.send({ code: 200, msg: 'success', data: { provider, out_trade_no, state } })
    }
    const query = new URLSearchParams({ code, ...(redirect_url ? { redirect_url } : {}) })
    if (act === 'fail') query.set('declined', '1')
    return reply.redirect(`/simulator?${query}`, 303)
  })

  server.post(formGateway, async (request, reply) => {
    const body = Buffer.from(new URLSearchParams(request.body as Record<string, string>).toString())
    const { headers } = await simulator.send({ method: 'POST', url: publicUrl + formGateway, headers: {}, body })
    if (!headers.location) return sendPlainPage(reply, 400, unknownPage(requestedLocale(request)))
    return reply.redirect(headers.location, 303)
  })
}
