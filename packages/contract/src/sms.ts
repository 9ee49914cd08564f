import * as z from 'zod/mini'
import { choiceFilter, textFilter, timeFilter } from './filters.ts'
import { resource } from './resource.ts'
import { DateTime, Id, Text, LocalizedText } from './shapes.ts'

export const smsStatuses = ['sent', 'failed'] as const

const templateForm = z.strictObject({
  /** What the product calls the occasion. */
  name: Text(1, 30).check(z.regex(/^[a-z][a-z0-9_]*$/, 'SMS_NAME_INVALID')),
  /** What the provider calls the template. */
  code: Text(1, 40),
  /** Stands in front of the text; the provider knows it. */
  signature: Text(1, 25),
  /** With `{code}` where the code goes. */
  text: LocalizedText(1, 200),
  description: Text(0, 35),
})

/** What texts say, by occasion. Those that the product sends can be changed, but neither renamed nor deleted. */
export const smsTemplates = resource('Admin', 'sms', {
  does: 'Templates of text messages',
  form: templateForm,
  row: z.extend(templateForm, { id: Id, created_at: DateTime }),
  filters: { name: textFilter('likeRight'), code: textFilter('likeRight'), signature: textFilter('likeRight') },
})

/** Every text that was sent or that failed for good. Phones are masked, codes are not kept (rules §1). */
export const smsLogs = resource('Admin', 'sms_logs', {
  does: 'Text messages sent and failed',
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
