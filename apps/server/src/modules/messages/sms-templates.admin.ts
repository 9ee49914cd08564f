import type { ErrorKey } from '@fangshi/contract/errors'
import { locales, type LocalText } from '@fangshi/contract/locale'
import { smsTemplates } from '@fangshi/contract/sms'
import { fail, failFields } from '../../kernel/fail.ts'
import { serve } from '../../kernel/resource/serve.ts'
import { smsTemplates as table } from './schema.ts'
import { hasCode, isOwnOccasion } from './sms-templates.ts'

/** Templates that carry a code must contain it in both languages. */
function needCode(text: LocalText): void {
  const wrong = locales.filter((locale) => text[locale] && !text[locale].includes('{code}'))
  if (!wrong.length) return
  failFields(Object.fromEntries(wrong.map((locale): [string, ErrorKey] => [`text.${locale}`, 'SMS_TEXT_WITHOUT_CODE'])))
}

export const smsTemplatesAdmin = serve(smsTemplates, {
  table,
  order: ['id'],
  check: async ({ form, before }) => {
    const { name = before?.name, text } = (form ?? {}) as { name?: string; text?: LocalText }
    if (before && isOwnOccasion(before.name)) {
      if (!form) fail('SMS_TEMPLATE_NEEDED')
      if (name !== before.name) failFields({ name: 'SMS_TEMPLATE_NEEDED' })
    }
    if (text && hasCode(name)) needCode(text)
  },
})
