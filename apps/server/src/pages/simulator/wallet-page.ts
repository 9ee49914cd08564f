import { formatMoney } from '@fangshi/contract/money'
import type { Locale } from '@fangshi/contract/locale'
import { formatDateTime } from '@fangshi/contract/time'
import { escapeHtml } from '@fangshi/demo/html'
import type { SimulatedTrade, WalletAct } from '../../modules/payments/public.ts'
import { hiddenFields } from './hidden-fields.ts'
import { walletStyle } from './wallet-style.ts'
import { walletTexts, type EndedReason } from './wallet-texts.ts'

/** What a wallet page shows. */
export interface Wallet {
  trade: SimulatedTrade
  /** The site's name, who is paid. */
  shop: string
  now: Date
  /** Where the payer goes back to; empty for nowhere. */
  backTo: string
  /** The payer has just let the payment fail. */
  isDeclined: boolean
}

const icons = {
  wallet:
    '<path d="M4 7.5A2.5 2.5 0 0 1 6.5 5H17v3M4 7.5V17a2 2 0 0 0 2 2h13a1 1 0 0 0 1-1V9a1 1 0 0 0-1-1H6.5A2.5 2.5 0 0 1 4 7.5ZM16 13.5h.01"/>',
  paid: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  closed: '<path d="m7 7 10 10M17 7 7 17"/>',
  expired: '<circle cx="12" cy="12" r="8"/><path d="M12 7.5V12l3 2"/>',
  unknown: '<circle cx="11" cy="11" r="6"/><path d="m15.5 15.5 4 4"/>',
} as const satisfies Record<EndedReason | 'wallet', string>

const icon = (name: keyof typeof icons): string =>
  `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">${icons[name]}</svg>`

const rows = (pairs: readonly (readonly [string, string])[]): string =>
  `<dl>${pairs.map(([name, value]) => `<div><dt>${name}</dt><dd>${escapeHtml(value)}</dd></div>`).join('')}</dl>`

const amount = (cents: number): string => `<p class="amount"><small>¥</small>${formatMoney(cents)}</p>`

function endOf({ trade, now }: Wallet): EndedReason | null {
  if (trade.state === 'PAID') return 'paid'
  if (trade.state === 'CLOSED') return 'closed'
  return now.getTime() >= trade.expires_at ? 'expired' : null
}

function ended(locale: Locale, state: EndedReason, { trade, now, backTo }: Wallet): string {
  const texts = walletTexts[locale]
  const [title, text] = texts.ended[state]
  const paid = trade.payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  const refunded = trade.refunds
    .filter(({ outcome, done_at }) => outcome === 'SUCCESS' && done_at <= now.getTime())
    .reduce((sum, { refund_cents }) => sum + refund_cents, 0)
  return [
    `<div class="sign ${state}">${icon(state)}</div><h1>${title}</h1>`,
    state === 'paid' ? amount(paid) : `<p class="text">${text}</p>`,
    rows([
      [texts.item, trade.subject],
      [texts.number, trade.out_trade_no],
      ...trade.payments.map(({ trade_no }) => [texts.tradeNumber, trade_no] as const),
      ...(refunded ? [[texts.refunded, `¥${formatMoney(refunded)}`] as const] : []),
    ]),
    state === 'paid' ? `<p class="text">${text}</p>` : '',
    backTo ? `<a class="button" href="${escapeHtml(backTo)}">${texts.back}</a>` : '',
  ].join('')
}

function choices(locale: Locale, { trade, shop, backTo, isDeclined }: Wallet): string {
  const texts = walletTexts[locale]
  const form = (act: WalletAct, content: (label: string) => string, className = ''): string => {
    const [label, what] = texts.acts[act]
    const inside = what ? `${label}<span>${what}</span>` : label
    const fields = hiddenFields({ code: trade.code, act, ...(backTo ? { redirect_url: backTo } : {}) })
    return `<form method="post" action="/simulator/act" class="${className}">${fields}${content(inside)}</form>`
  }
  const button = (label: string): string => `<button>${label}</button>`
  const suggestion = formatMoney(trade.amount_cents > 1 ? trade.amount_cents - 1 : 2)
  const withAmount = (label: string): string =>
    `${button(label)}<input name="amount" value="${suggestion}" inputmode="decimal" pattern="\\d{1,7}(\\.\\d{1,2})?" required aria-label="${texts.otherAmount}">`
  return [
    `<h1 class="to">${texts.payTo} ${escapeHtml(shop)}</h1>${amount(trade.amount_cents)}`,
    isDeclined ? `<p class="note" role="alert">${texts.declined}</p>` : '',
    rows([
      [texts.item, trade.subject],
      [texts.number, trade.out_trade_no],
      [texts.validUntil, formatDateTime(new Date(trade.expires_at))],
    ]),
    form('pay', button),
    `<h2>${texts.others}</h2><div class="others">`,
    form('pay_twice', button),
    form('pay_other_amount', withAmount, 'other-amount'),
    form('fail', button),
    form('expire', button),
    '</div>',
  ].join('')
}

function page(locale: Locale, provider: SimulatedTrade['provider'] | 'none', content: string): string {
  const { lang, simulator, noMoney, ...texts } = walletTexts[locale]
  const name = provider === 'none' ? simulator : texts[provider]
  const chip = provider === 'none' ? '' : `<span class="chip">${simulator}</span>`
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${name} · ${simulator}</title><style>${walletStyle}</style></head>
<body class="${provider}"><main><div class="card"><header>${icon('wallet')}<span>${name}</span>${chip}</header><div class="body">${content}</div></div>
<p class="foot">${noMoney}</p></main></body></html>`
}

/** The page that stands for the payer's wallet: pays a trade of the simulator, or does something else with it (rules §6). */
export function walletPage(locale: Locale, wallet: Wallet): string {
  const end = endOf(wallet)
  return page(locale, wallet.trade.provider, end ? ended(locale, end, wallet) : choices(locale, wallet))
}

/** The page for a code that no trade has: it takes the text of a QR code. */
export function unknownPage(locale: Locale): string {
  const { ended: ends, open, codeLabel } = walletTexts[locale]
  const [title, text] = ends.unknown
  return page(
    locale,
    'none',
    `<div class="sign unknown">${icon('unknown')}</div><h1>${title}</h1><p class="text">${text}</p>
<form action="/simulator" class="ask"><label class="hidden" for="code">${codeLabel}</label>
<input id="code" name="code" required maxlength="2000" placeholder="${codeLabel}"><button>${open}</button></form>`,
  )
}
