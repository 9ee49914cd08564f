import type { getMe } from '@fangshi/contract/accounts'
import type { Reply } from '@fangshi/contract/route'
import { links } from '~/routing/links.ts'

export type Me = Reply<typeof getMe>

const steps = [
  { name: 'avatar', isDone: (me: Me) => me.avatar !== '', to: links.userInfo() },
  { name: 'nickname', isDone: (me: Me) => me.nickname !== '' && me.nickname !== me.username, to: links.userInfo() },
  { name: 'sex', isDone: (me: Me) => me.sex !== 'unknown', to: links.userInfo() },
  { name: 'phone', isDone: (me: Me) => me.phone !== '', to: links.safePhone() },
  { name: 'payPassword', isDone: (me: Me) => me.has_pay_password, to: links.safePayPassword() },
] as const

/** How complete a profile is in percent, and the next step. */
export function completenessOf(me: Me): { percent: number; missing: (typeof steps)[number] | undefined } {
  const done = steps.filter((step) => step.isDone(me)).length
  return { percent: (done * 100) / steps.length, missing: steps.find((step) => !step.isDone(me)) }
}

/** The security level of an account: a phone and a pay password each raise it. */
export const safetyLevel = (me: Me): 1 | 2 | 3 =>
  me.phone ? (me.has_pay_password ? 3 : 2) : me.has_pay_password ? 2 : 1
