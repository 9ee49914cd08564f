import { localText } from '@fangshi/contract/locale'
import { confirmHours } from '@fangshi/contract/report-mail'
import { escaped, oneLine } from '../report-mail.ts'
import type { ConfirmationRow } from './mail-links.db.ts'

const texts = {
  'zh-cn': {
    subject: '请确认接收经营周报的邮箱',
    platform: '全平台',
    purpose: (whose: string) => `有人希望将「${whose}」的经营周报发送到这个邮箱。`,
    open: '确认邮箱',
    hours: `链接 ${confirmHours} 小时内有效，只能使用一次。`,
    otherwise: '如果不是您本人操作，请忽略这封邮件，我们不会向您发送周报。',
  },
  en: {
    subject: 'Please confirm your address for the weekly report',
    platform: 'Whole platform',
    purpose: (whose: string) => `Someone asked us to send the weekly report of “${whose}” to this address.`,
    open: 'Confirm this address',
    hours: `The link works once, within ${confirmHours} hours.`,
    otherwise: 'If this wasn’t you, ignore this email and no report will be sent to you.',
  },
} as const

/** The mail that lets whoever reads an address confirm it. */
export function confirmMailOf({ locale, store_name }: ConfirmationRow, link: string) {
  const t = texts[locale]
  const purpose = t.purpose(store_name ? oneLine(localText(store_name, locale)) : t.platform)
  return {
    subject: t.subject,
    text: [purpose, '', `${t.open}: ${link}`, '', t.hours, t.otherwise].join('\n'),
    html: [
      `<h1 style="font-size:20px">${t.subject}</h1><p>${escaped(purpose)}</p>`,
      `<p><a href="${escaped(link)}">${t.open}</a></p>`,
      `<p style="color:#666;font-size:12px">${t.hours}<br>${t.otherwise}</p>`,
    ].join('\n'),
  }
}
