import type { Locale } from '@fangshi/contract/locale'
import { escapeHtml } from '@fangshi/demo/html'
import { demoPeople } from '../../modules/accounts/public.ts'
import { consentTexts } from './consent-texts.ts'
import { hiddenFields } from './hidden-fields.ts'
import { walletStyle } from './wallet-style.ts'

/** What an app asks the simulated WeChat for. */
export interface Consent {
  app_id: string
  redirect_uri: string
  state: string
  /** Only who pays is asked for. */
  isPayer: boolean
  /** The site's name. */
  shop: string
  /** A nickname that nobody has yet. */
  suggestion: string
}

const style = `${walletStyle}
.people{display:grid;gap:10px;margin:0 0 4px;padding:0;border:0}
.people button{display:flex;align-items:center;gap:14px;min-height:56px;padding:8px 16px;border-color:var(--line-strong);background:var(--surface);color:var(--ink);text-align:left}
.people button:hover{filter:none;background:var(--canvas)}
.face{display:grid;place-items:center;width:40px;height:40px;flex:none;border-radius:10px;background:var(--provider);color:#fff;font-weight:500}
.as{display:flex;gap:8px;align-items:center}.as input{flex:1;min-width:0}.as button{width:auto;min-height:44px;border-radius:8px;padding:8px 20px}
h1.ask-title{font-size:18px;line-height:28px;margin-bottom:20px;text-wrap:balance}`

const speech =
  '<path d="M9.5 5C5.9 5 3 7.3 3 10.2c0 1.6.9 3 2.3 4L4.7 16 7 14.9c.8.2 1.6.4 2.5.4M14.5 9.5c3.6 0 6.5 2.1 6.5 4.8 0 1.5-.9 2.8-2.3 3.7l.6 1.7-2.1-1c-.8.2-1.7.4-2.7.4-3.6 0-6.5-2.1-6.5-4.8s2.9-4.8 6.5-4.8Z"/>'
const icon = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linejoin="round" aria-hidden="true">${speech}</svg>`

function page(locale: Locale, content: string): string {
  const texts = consentTexts[locale]
  return `<!doctype html><html lang="${texts.lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${texts.wechat} · ${texts.simulator}</title><style>${style}</style></head>
<body class="wechat"><main><div class="card"><header>${icon}<span>${texts.wechat}</span><span class="chip">${texts.simulator}</span></header><div class="body">${content}</div></div>
<p class="foot">${texts.demo}</p></main></body></html>`
}

/** The page on which one is a WeChat user who agrees that an app learns who they are, or does not (rules §10). */
export function consentPage(
  locale: Locale,
  { app_id, redirect_uri, state, isPayer, shop, suggestion }: Consent,
): string {
  const texts = consentTexts[locale]
  const form = (act: string, content: string, className = '', fields: Record<string, string> = {}): string =>
    `<form method="post" action="/simulator/wechat/act" class="${className}">${hiddenFields({ appid: app_id, redirect_uri, state, act, ...fields })}${content}</form>`
  const person = ({ nickname }: { nickname: string }): string => {
    const face = `<span class="face" aria-hidden="true">${escapeHtml([...nickname][0] ?? '')}</span>`
    return form('agree', `<button>${face}${escapeHtml(nickname)}</button>`, '', { nickname })
  }
  const other = ([label, what]: readonly [string, string]): string => `<button>${label}<span>${what}</span></button>`
  const asNew = `<input name="nickname" value="${escapeHtml(suggestion)}" required maxlength="30" aria-label="${texts.nickname}"><button>${texts.agreeAs}</button>`
  return page(
    locale,
    [
      `<h1 class="ask-title">${escapeHtml(shop)} ${isPayer ? texts.payer : texts.asks}</h1>`,
      `<h2>${texts.allow}</h2><div class="people">${demoPeople.map(person).join('')}</div>`,
      `<h2>${texts.asNew}</h2>${form('agree', asNew, 'as')}`,
      `<h2>${texts.others}</h2><div class="others">${form('decline', other(texts.decline))}${form('stale', other(texts.stale))}</div>`,
    ].join(''),
  )
}

/** The page for an app or address that no settings name, as WeChat refuses it. */
export function refusedConsentPage(locale: Locale): string {
  const [title, text] = consentTexts[locale].refused
  return page(locale, `<h1>${title}</h1><p class="text">${text}</p>`)
}
