import type { NotificationArea, NotificationKind } from '@fangshi/contract/notifications'
import type { NamedRight } from '@fangshi/contract/route'
import type { SmsName } from '@fangshi/contract/status'
import type { Template } from '../texts/templates.ts'

/** Who gets a notification of an event, and with which text. An event may have several rules. */
export interface NotificationRule {
  /** As triggers and timers write it. */
  event: string
  area: NotificationArea
  kind: NotificationKind
  template: Template
  /** In the back offices: the accounts with one of these rights get it. */
  anyOf?: readonly NamedRight[]
  /** A SQL condition on the account `u` and the row of facts `f`: only accounts that fulfil it get the notification. */
  only?: string
  /** The text message that goes out with it, to shoppers. */
  sms?: SmsName
  /**
   * SQL that reads the parameters of the texts: a row for each receiver with `event_id`, `params` and `receiver`, which is
   * the id of a user in the shop, of a store in the area Seller, and null in the area Admin. `$1` are the ids of the events.
   */
  facts: string
}
