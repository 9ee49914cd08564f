import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import type { Report } from '@fangshi/contract/reports'

const texts = {
  'zh-cn': {
    title: '经营周报',
    platform: '全平台',
    span: (from: string, to: string) => `${from} 至 ${to}`,
    week: '当周',
    before: '前一周',
    sales: '销售额',
    orders: '付款订单',
    buyers: '付款买家',
    average: '客单价',
    refunded: '退款金额',
    net: '净销售额',
    visits: '访问量',
    users: '新增用户',
    stores: '新增店铺',
    goods: '商品排行',
    pieces: (count: number) => `${count} 件`,
    figure: (name: string, now: string, before: string) => `${name}：${now}（前一周 ${before}）`,
    labelled: (label: string, value: string) => `${label}：${value}`,
    open: '查看完整周报',
    why: '您订阅了经营周报，因此收到这封邮件。',
    end: '退订周报邮件',
  },
  en: {
    title: 'Weekly report',
    platform: 'Whole platform',
    span: (from: string, to: string) => `${from} to ${to}`,
    week: 'Reported week',
    before: 'Week before',
    sales: 'Sales',
    orders: 'Paid orders',
    buyers: 'Buyers',
    average: 'Average order',
    refunded: 'Refunds',
    net: 'Net sales',
    visits: 'Visits',
    users: 'New users',
    stores: 'New stores',
    goods: 'Top products',
    pieces: (count: number) => `${count} pcs`,
    figure: (name: string, now: string, before: string) => `${name}: ${now} (week before ${before})`,
    labelled: (label: string, value: string) => `${label}: ${value}`,
    open: 'Open the whole report',
    why: 'You’re receiving this because you subscribed to the weekly report.',
    end: 'Unsubscribe from these emails',
  },
} as const

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escaped = (text: string): string => text.replace(/[&<>"']/g, (mark) => escapes[mark] as string)
/** Of a name in a header or a line of text. */
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

interface Words {
  subject: string
  text: string
  html: string
}
interface Of {
  area: 'Seller' | 'Admin'
  locale: Locale
  /** Null for the platform. */
  store_name: LocalText | null
  /** Where the mails can be ended; empty for nowhere. */
  unsubscribe: string
}

/** A report as a mail: its main figures beside those of the week before, its best goods, and a link to its page. */
export function mailOf(report: Report, { area, locale, store_name, unsubscribe }: Of, publicUrl: string): Words {
  const t = texts[locale]
  const { sales, visits, goods, new_users, new_stores } = report
  const whose = store_name ? oneLine(localText(store_name, locale)) : t.platform
  const span = t.span(report.from, report.to)
  const money = (text: string | null): string => (text === null ? '–' : `¥${text}`)
  const figures: [name: string, now: string | number, before: string | number][] = [
    [t.sales, money(sales.now.sales), money(sales.before.sales)],
    [t.orders, sales.now.orders, sales.before.orders],
    [t.buyers, sales.now.buyers, sales.before.buyers],
    [t.average, money(sales.now.average), money(sales.before.average)],
    [t.refunded, money(sales.now.refunded), money(sales.before.refunded)],
    [t.net, money(sales.now.net), money(sales.before.net)],
    [t.visits, visits.now.visits, visits.before.visits],
  ]
  if (new_users) figures.push([t.users, new_users.total, new_users.before])
  if (new_stores) figures.push([t.stores, new_stores.total, new_stores.before])
  const best = goods
    .slice(0, 5)
    .map(({ name, units, amount }) => [oneLine(name), t.pieces(units), money(amount)] as const)
  const link = new URL(`/${area}/reports?view=${report.id}`, publicUrl).href

  const text = [
    `${t.title} · ${whose}`,
    span,
    '',
    ...figures.map(([name, now, before]) => t.figure(name, String(now), String(before))),
    ...(best.length ? ['', t.goods, ...best.map((cells) => cells.join('  '))] : []),
    '',
    t.labelled(t.open, link),
    '',
    t.why,
    ...(unsubscribe ? [t.labelled(t.end, unsubscribe)] : []),
  ].join('\n')

  const row = (cells: readonly (string | number)[], tag = 'td'): string =>
    `<tr>${cells.map((cell, at) => `<${tag} style="padding:4px 12px 4px 0;text-align:${at ? 'right' : 'left'}">${escaped(String(cell))}</${tag}>`).join('')}</tr>`
  const html = [
    `<h1 style="font-size:20px">${escaped(`${t.title} · ${whose}`)}</h1><p>${escaped(span)}</p>`,
    `<table style="border-collapse:collapse">${row(['', t.week, t.before], 'th')}${figures.map((cells) => row(cells)).join('')}</table>`,
    ...(best.length
      ? [
          `<h2 style="font-size:16px">${t.goods}</h2><table style="border-collapse:collapse">${best.map((cells) => row(cells)).join('')}</table>`,
        ]
      : []),
    `<p><a href="${escaped(link)}">${t.open}</a></p><p style="color:#666;font-size:12px">${t.why}${unsubscribe ? ` <a href="${escaped(unsubscribe)}" style="color:#666">${t.end}</a>` : ''}</p>`,
  ].join('\n')
  return { subject: `${t.title} ${span} · ${whose}`, text, html }
}
