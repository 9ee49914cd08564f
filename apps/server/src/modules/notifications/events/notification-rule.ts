import type { NotificationArea, NotificationKind } from '@fangshi/contract/notifications'
import type { NamedRight } from '@fangshi/contract/route'
import type { SmsName } from '@fangshi/contract/status'
import type { Template } from '../texts/templates.ts'

/** Who is told about an event, and what. An event may have several. */
export interface NotificationRule {
  /** As triggers and timers write it. */
  event: string
  area: NotificationArea
  kind: NotificationKind
  template: Template
  /** In the back offices: those are told who have one of these rights. */
  anyOf?: readonly NamedRight[]
  /** SQL that holds for those who are told, the account being `u` and the row of facts `f`: those who asked for it. */
  only?: string
  /** The text message that goes out with it, to shoppers. */
  sms?: SmsName
  /**
   * SQL of what the texts need: a row for each receiver with `event_id`, `params` and `receiver`, which is a user's id in the
   * shop, a store's in the area Seller, and null in the area Admin. `$1` are the ids of the events.
   */
  facts: string
}
