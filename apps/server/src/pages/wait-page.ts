import type { Locale } from '@fangshi/contract/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { busySeconds } from '../kernel/http/envelope.ts'
import { pagePolicy } from '../kernel/http/security.ts'
import { requestedLocale } from './page-language.ts'

type Reason = 'busy' | 'often'

const texts = {
  'zh-cn': {
    lang: 'zh-CN',
    busy: ['系统有点忙，请稍候', '页面会自动重试，您无需操作。购物车和订单都不受影响。'],
    often: ['访问太频繁，请稍候', '页面会自动重试，您无需操作。'],
    again: '马上重试',
  },
  en: {
    lang: 'en',
    busy: [
      'We’re a little busy right now',
      'This page tries again by itself, so there’s nothing you need to do. Your cart and orders are safe.',
    ],
    often: [
      'You’re opening pages very quickly',
      'Please wait a moment. This page tries again by itself, so there’s nothing you need to do.',
    ],
    again: 'Try again now',
  },
} as const satisfies Record<Locale, Record<Reason, readonly [title: string, text: string]> & Record<string, unknown>>

/** The tokens of the shop (apps/storefront/app/styles/tokens.css), in both themes. */
const style = `
:root{color-scheme:light dark;--canvas:#fbf9f6;--ink:#1f1b17;--ink-2:#5c554d;--brand:#c8321f;--brand-hover:#b3271a;--on-brand:#fff}
@media (prefers-color-scheme:dark){:root{--canvas:#171412;--ink:#f5f1ea;--ink-2:#c9c1b6;--brand:#ff8d75;--brand-hover:#ffa491;--on-brand:#2b0f08}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:24px;background:var(--canvas);color:var(--ink);
font:16px/26px Inter,system-ui,'PingFang SC','HarmonyOS Sans SC','Microsoft YaHei','Noto Sans CJK SC',sans-serif;-webkit-font-smoothing:antialiased}
main{max-width:420px;text-align:center}
svg{width:56px;height:56px;margin-bottom:20px}
h1{margin:0 0 8px;font-size:24px;line-height:32px;font-weight:700;text-wrap:balance}
p{margin:0 0 28px;color:var(--ink-2);text-wrap:pretty}
a{display:inline-block;padding:11px 28px;border-radius:8px;background:var(--brand);color:var(--on-brand);font-weight:500;text-decoration:none}
a:hover{background:var(--brand-hover)}
a:focus-visible{outline:2px solid #1d5fd1;outline-offset:2px}`

const mark = `<svg viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="8" fill="#c8321f"/>
<path d="M7 7.5h18l1.5 5.5a3 3 0 0 1-6 0 3 3 0 0 1-4.5 1.5A3 3 0 0 1 11.5 13a3 3 0 0 1-6 0z" fill="#fff"/>
<path d="M8 17.5v7h5.5v-3a2.5 2.5 0 0 1 5 0v3H24v-7" fill="none" stroke="#fff" stroke-width="2.4" stroke-linejoin="round"/></svg>`

/** A page that needs neither the database nor scripts; it loads itself anew after some seconds. */
function waitPage(locale: Locale, reason: Reason, seconds: number): string {
  const { lang, again } = texts[locale]
  const [title, text] = texts[locale][reason]
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${seconds}"><title>${title}</title><style>${style}</style></head>
<body><main>${mark}<h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`
}

/** Asked for by the router in the browser, which reads data. */
export const isData = (request: FastifyRequest): boolean => request.url.split('?')[0]?.endsWith('.data') ?? false

/**
 * Answers with Retry-After and a page in the reader's language: 503 when the database is too slow or out of reach
 * (`busy`), 429 when an address asks too often.
 */
export function sendWaitPage(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: Reason,
  seconds = busySeconds,
): FastifyReply {
  return reply
    .code(reason === 'busy' ? 503 : 429)
    .header('retry-after', String(seconds))
    .header('content-security-policy', pagePolicy(''))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(waitPage(requestedLocale(request), reason, Math.max(seconds, 3 * busySeconds)))
}
