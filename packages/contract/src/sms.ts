import * as z from 'zod/mini'
import { choiceFilter, textFilter, timeFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, Id, Text, LocalizedText } from './shapes.ts'

export const smsStatuses = ['sent', 'failed'] as const

const templateForm = z.strictObject({
  /** The name of the occasion in this product. */
  name: Text(1, 30).check(z.regex(/^[a-z][a-z0-9_]*$/, 'SMS_NAME_INVALID')),
  /** The provider's code of the template. */
  code: Text(1, 40),
  /** Shown in front of the text; registered with the provider. */
  signature: Text(1, 25),
  /** Contains `{code}` as the placeholder of the code. */
  text: LocalizedText(1, 200),
  description: Text(0, 35),
})

/** The templates of text messages, by occasion. Built-in ones can be changed, but neither renamed nor deleted. */
export const smsTemplates = resource('Admin', 'sms', {
  does: 'Templates of text messages',
  sorts: ['name'],
  form: templateForm,
  row: z.extend(templateForm, { id: Id, created_at: DateTime }),
  filters: { name: textFilter('likeRight'), code: textFilter('likeRight'), signature: textFilter('likeRight') },
  confirm: false,
})

/** Every text message that was sent or finally failed. Phones are masked, codes are not stored (rules §1). */
export const smsLogs = resource('Admin', 'sms_logs', {
  does: 'Text messages sent and failed',
  sorts: ['created_at', 'status'],
  form: z.strictObject({}),
  row: z.object({
    id: Id,
    name: z.string(),
    phone: z.string(),
    status: z.literal(smsStatuses),
    ip: z.string(),
    error: z.string(),
    created_at: DateTime,
  }),
  filters: {
    name: textFilter('likeRight'),
    phone: textFilter('likeRight'),
    ip: textFilter('likeRight'),
    status: choiceFilter(smsStatuses),
    created_at: timeFilter(),
  },
  verbs: ['index', 'show'],
})
