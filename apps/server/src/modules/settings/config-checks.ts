import type { ConfigGroup } from '@fangshi/contract/configs'
import type { ErrorKey } from '@fangshi/contract/errors'
import { failFields } from '../../kernel/fail.ts'

type Values = Readonly<Record<string, unknown>>
type Needs = (values: Values) => readonly string[]

/** Fields that are required once a group is in use. */
const needs: Partial<Record<ConfigGroup, Needs>> = {
  upload: ({ save_type }) => (save_type === 's3' ? ['key', 'access', 'bucket', 'endpoint', 'region'] : []),
  mail: ({ host, sender, user }) => (host || sender || user ? ['host', 'sender'] : []),
  sms: ({ driver }) => (driver === 'none' ? [] : ['key', 'secret', 'sign']),
}
const ofChannel: Needs = ({ is_open, ...rest }) => {
  if (!is_open) return []
  return 'mch_id' in rest ? ['appid', 'mch_id', 'key', 'serial_no', 'private_key'] : ['appid', 'private_key']
}

/** Refuses settings that are in use but incomplete, at their fields. */
export function checkConfig(group: ConfigGroup, values: Values): void {
  const required = (needs[group] ?? (group.startsWith('pay_') ? ofChannel : () => []))(values)
  const missing = required.filter((name) => !values[name])
  if (missing.length) failFields(Object.fromEntries(missing.map((name): [string, ErrorKey] => [name, 'REQUIRED'])))
}
