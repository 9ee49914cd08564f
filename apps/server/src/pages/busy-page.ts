import { localeOf, type Locale } from '@fangshi/contract/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { busySeconds } from '../kernel/http/envelope.ts'
import { pagePolicy } from '../kernel/http/security.ts'

const texts = {
  'zh-cn': {
    lang: 'zh-CN',
    title: '系统有点忙，请稍候',
    text: '页面会自动重试，您无需操作。购物车和订单都不受影响。',
    again: '马上重试',
  },
  en: {
    lang: 'en',
    title: 'We’re a little busy right now',
    text: 'This page tries again by itself, so there’s nothing you need to do. Your cart and orders are safe.',
    again: 'Try again now',
  },
} satisfies Record<Locale, Record<string, string>>

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

/** A page that needs neither the database nor scripts; it loads itself anew. */
function busyPage(locale: Locale): string {
  const { lang, title, text, again } = texts[locale]
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><meta http-equiv="refresh" content="${3 * busySeconds}"><title>${title}</title><style>${style}</style></head>
<body><main>${mark}<h1>${title}</h1><p>${text}</p><a href="">${again}</a></main></body></html>`
}

const pages = { 'zh-cn': busyPage('zh-cn'), en: busyPage('en') }

/** Answers 503 with Retry-After and a page in the language of the address: the database is too slow or out of reach. */
export function sendBusyPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = localeOf(new URL(`http://host${request.url}`).searchParams.get('lang'))
  return reply
    .code(503)
    .header('retry-after', String(busySeconds))
    .header('content-security-policy', pagePolicy(''))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(pages[locale])
}
