import { addStoreCard as addStoreCardRoute } from '@fangshi/contract/bank-cards'
import { adjustStoreMoney } from '@fangshi/contract/stores-admin'
import { adjustMoney } from '@fangshi/contract/users'
import {
  approveWithdrawal as approveRoute,
  bounceWithdrawal as bounceRoute,
  payWithdrawal as payRoute,
  refuseWithdrawal as refuseRoute,
  requestStoreWithdrawal as requestRoute,
} from '@fangshi/contract/withdrawals'
import { demoIdNumber } from '@fangshi/demo/applicants'
import { stores } from '@fangshi/demo/catalogue'
import type { PlannedPerson, PlannedWithdrawal } from '@fangshi/demo/demo-plan'
import type { Act, Run } from '../../kernel/replay/act.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { adminIn, ownerIn, shopperIn, type World } from '../../kernel/replay/world.ts'
import { adjustUser, createSession, endSession, mintTicket, saveRealName } from '../accounts/public.ts'
import { keepPrivate } from '../files/public.ts'
import { adjustStore } from '../stores/public.ts'
import {
  approveWithdrawal,
  bounceWithdrawal,
  cancelOwnWithdrawal,
  payWithdrawal,
  refuseWithdrawal,
} from './decide-withdrawal.ts'
import { drawIdentityCard } from './identity-card.demo.ts'
import { requestOwnWithdrawal, requestStoreWithdrawal } from './request-withdrawal.ts'
import { addOwnCard, addStoreCard } from './save-card.ts'

const hourMs = 3_600_000
const after = (at: Date, hours: number): Date => new Date(at.getTime() + hours * hourMs)

/** What they withdraw later, beside what they earn in the demo. */
const rewards = { user: 200_000, store: 2_500_000 }

/** In a session of the shopper with a pay ticket, which end with it. */
async function withTicket<Result>(
  { tx, ctx }: Run,
  world: World,
  user: string,
  limit_cents: number,
  act: (who: Parameters<typeof addOwnCard>[2], ticket: string) => Promise<Result>,
): Promise<Result> {
  const shopper = shopperIn(world, user)
  const { session_id } = await createSession(tx, { area: 'Home', user_id: shopper.user_id }, ctx.now())
  const who = { ...shopper, session_id }
  const result = await act(who, await mintTicket(tx, { ...who, limit_cents, now: ctx.now() }))
  await endSession(tx, session_id)
  return result
}

/** Somebody tells the real name, saves a card, and gets money that can be withdrawn. */
function personActs(world: World, { user, name, bank_name, card_no, at }: PlannedPerson, index: number): Act[] {
  const reason = '晒单活动奖励'
  return [
    {
      at,
      by: `${user} telling the real name`,
      do: async (run) => {
        const { tx, ctx } = run
        const who = shopperIn(world, user)
        const side = async () => keepPrivate(tx, ctx, who.user_id, await drawIdentityCard())
        const files = { card_t: await side(), card_b: await side() }
        const numbers = { card_no: demoIdNumber(900 + index), bank_no: card_no }
        await saveRealName(tx, ctx, who, { name, bank_name, ...numbers, ...files })
        const card = await withTicket(run, world, user, 0, (holder, ticket) =>
          addOwnCard(tx, ctx, holder, { bank_name, card_no, ticket }),
        )
        world.add('card', `user ${user}`, card.id)
      },
    },
    {
      at: after(at, 24),
      by: `the platform rewarding ${user}`,
      record: { who: adminIn(world), action: adjustMoney.right },
      do: ({ tx, ctx }) => {
        const input = { id: world.id('user', user), kind: 'money', amount: rewards.user, reason } as const
        return adjustUser(tx, ctx, adminIn(world), input)
      },
    },
  ]
}

/** A store saves its account and gets what the platform promised for opening. */
function storeActs(world: World, store: string, at: Date, index: number): Act[] {
  const company = stores.find(({ key }) => key === store)?.company['zh-cn'] ?? store
  return [
    {
      at,
      by: `${store} saving a bank account`,
      record: { who: ownerIn(world, store), action: addStoreCardRoute.right },
      do: async ({ tx, ctx }) => {
        const card = {
          name: company,
          bank_name: '中国银行',
          card_no: `62166666000${String(20_006_137 + index * 7919)}`,
        }
        const saved = await addStoreCard(tx, ctx, ownerIn(world, store), card)
        world.add('card', `store ${store}`, saved.target)
        return saved
      },
    },
    {
      at: after(at, 24),
      by: `the platform supporting ${store}`,
      record: { who: adminIn(world), action: adjustStoreMoney.right },
      do: ({ tx, ctx }) => {
        const input = {
          id: world.id('store', store),
          kind: 'money',
          amount: rewards.store,
          reason: '新店扶持金',
        } as const
        return adjustStore(tx, ctx, adminIn(world), input)
      },
    },
  ]
}

/** Asks for the withdrawal, and notes its id. */
function requestAct(world: World, { key, owner, amount_cents: money, at }: PlannedWithdrawal): Act {
  const input = () => ({ card_id: world.id('card', `${owner.kind} ${owner.key}`), money })
  const by = `${owner.key} withdrawing`
  if (owner.kind === 'store') {
    const who = ownerIn(world, owner.key)
    return {
      at,
      by,
      record: { who, action: requestRoute.right },
      do: async ({ tx, ctx }) => {
        const made = await requestStoreWithdrawal(tx, ctx, who, input())
        world.add('withdrawal', key, made.target)
        return { target: made.target, after: made.after }
      },
    }
  }
  return {
    at,
    by,
    do: async (run) => {
      const row = await withTicket(run, world, owner.key, money, (who, ticket) =>
        requestOwnWithdrawal(run.tx, run.ctx, who, { ...input(), ticket }),
      )
      world.add('withdrawal', key, row.id)
    },
  }
}

type Decide = (run: Run, who: ReturnType<typeof adminIn>, id: number) => Promise<{ target: number }>

/** What became of it: decided after hours, paid the next day, sent back two days later. */
function endActs(world: World, planned: PlannedWithdrawal): Act[] {
  const { key, owner, end, reason, at } = planned
  const admin = adminIn(world)
  const act = (hours: number, action: string, decide: Decide): Act => ({
    at: after(at, hours),
    by: `the platform deciding about ${key}`,
    record: { who: admin, action },
    do: (run) => decide(run, admin, world.id('withdrawal', key)),
  })
  const approve = act(3, approveRoute.right, ({ tx, ctx }, who, id) => approveWithdrawal(tx, ctx, who, { id }))
  const pay = act(20, payRoute.right, ({ tx, ctx }, who, id) =>
    payWithdrawal(tx, ctx, who, { id, bank_reference: `ICBC${String(20_260_000 + id)}` }),
  )
  if (end === 'refused')
    return [act(5, refuseRoute.right, ({ tx, ctx }, who, id) => refuseWithdrawal(tx, ctx, who, { id, reason }))]
  if (end === 'bounced')
    return [
      approve,
      pay,
      act(68, bounceRoute.right, ({ tx, ctx }, who, id) => bounceWithdrawal(tx, ctx, who, { id, reason })),
    ]
  if (end === 'cancelled')
    return [
      {
        at: after(at, 1),
        by: `${owner.key} cancelling a withdrawal`,
        do: ({ tx, ctx }) =>
          cancelOwnWithdrawal(tx, ctx, shopperIn(world, owner.key), { id: world.id('withdrawal', key) }),
      },
    ]
  // Of what needs two administrators, one has approved.
  if (end === 'requested') return planned.amount_cents > 1_000_000 ? [approve] : []
  return end === 'paid' ? [approve, pay] : [approve]
}

/** Withdrawals of shoppers and stores, in each state that there is. */
export const withdrawalsDemo: DemoPart = {
  acts: (world) => {
    const { people, withdrawals } = world.plan
    const owners = new Set(withdrawals.flatMap(({ owner }) => (owner.kind === 'store' ? [owner.key] : [])))
    const start = people[0]?.at ?? world.plan.now
    return [
      ...people.flatMap((person, index) => personActs(world, person, index)),
      ...[...owners].flatMap((store, index) => storeActs(world, store, start, index)),
      ...withdrawals.flatMap((one) => [requestAct(world, one), ...endActs(world, one)]),
    ]
  },
}
