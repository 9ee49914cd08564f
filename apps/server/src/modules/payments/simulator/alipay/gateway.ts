import type { ProviderAnswer, ProviderRequest } from '../../providers/transport.ts'
import { simulatorGateways } from '../configs.ts'
import type { World } from '../world.ts'
import { billArchive } from './bill.ts'
import { closeNamedTrade, createTrade, queryTrade } from './orders.ts'
import { AlipayRefusal, readRequest, type AlipayCall } from './read-request.ts'
import { createRefund, queryRefund } from './refunds.ts'
import { signedAnswer } from './signed-answer.ts'

type Handler = (world: World, call: AlipayCall) => Promise<object>

const handlers: Readonly<Record<string, Handler>> = {
  'alipay.trade.precreate': async (world, call) => {
    const { out_trade_no, code } = await createTrade(world, call, 'scan')
    return { out_trade_no, qr_code: world.walletUrl(code) }
  },
  'alipay.trade.create': async (world, call) => {
    const { out_trade_no, code } = await createTrade(world, call, 'mini')
    return { out_trade_no, trade_no: code }
  },
  'alipay.trade.query': (world, { content }) => queryTrade(world, content),
  'alipay.trade.close': (world, { content }) => closeNamedTrade(world, content),
  'alipay.trade.refund': (world, { content }) => createRefund(world, content),
  'alipay.trade.fastpay.refund.query': (world, { content }) => queryRefund(world, content),
  'alipay.data.dataservice.bill.downloadurl.query': async (world, { content }) => {
    const { bill_date = '' } = content as { bill_date?: string }
    await billArchive(world, bill_date)
    return { bill_download_url: `${new URL(simulatorGateways.alipay).origin}/bill?day=${bill_date}` }
  },
}

/** Methods that the payer's browser or app opens. */
const pages: Readonly<Record<string, string>> = {
  'alipay.trade.page.pay': 'web',
  'alipay.trade.wap.pay': 'wap',
  'alipay.trade.app.pay': 'app',
}

const json = { 'content-type': 'application/json;charset=utf-8' }

async function answerTo(world: World, request: ProviderRequest): Promise<ProviderAnswer> {
  const { keys, controls } = world
  const form = Object.fromEntries(new URLSearchParams(request.body?.toString()))
  const method = form.method ?? ''
  const write = (content: object, isSigned: boolean): ProviderAnswer => {
    const text = signedAnswer(keys, method, content, isSigned && controls.answers !== 'unsigned')
    const isForged = controls.answers === 'forged' || controls.answers === 'stale'
    return { status: 200, headers: json, body: Buffer.from(isForged ? text.replace('"10000"', '"10000" ') : text) }
  }
  try {
    const call = readRequest(keys, form)
    const device = Object.hasOwn(pages, method) ? pages[method] : undefined
    if (device) {
      const { code } = await createTrade(world, call, device)
      const location = `${world.walletUrl(code)}&redirect_url=${encodeURIComponent(call.return_url)}`
      return { status: 302, headers: { location }, body: Buffer.alloc(0) }
    }
    const handler = Object.hasOwn(handlers, method) ? handlers[method] : undefined
    if (!handler) throw new AlipayRefusal('40002', 'isv.invalid-method', '不存在的方法名')
    return write({ code: '10000', msg: 'Success', ...(await handler(world, call)) }, true)
  } catch (error) {
    if (!(error instanceof AlipayRefusal)) throw error
    const { code, sub_code, message } = error
    return write({ code, msg: 'Business Failed', sub_code, sub_msg: message }, code === '40004')
  }
}

/** Answers a request as Alipay would. */
export async function alipayGateway(world: World, request: ProviderRequest): Promise<ProviderAnswer> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname !== '/bill') return answerTo(world, request)
  return { status: 200, headers: {}, body: await billArchive(world, searchParams.get('day') ?? '') }
}
