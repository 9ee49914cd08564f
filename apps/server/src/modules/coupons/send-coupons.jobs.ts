import type { Context } from '../../context.ts'
import { statement } from '../../kernel/db/db.ts'
import { inTx } from '../../kernel/db/tx.ts'
import type { Job } from '../../kernel/jobs/jobs.ts'

/** How many users get the coupon in one transaction, so that claims of others wait for a moment only. */
const batch = 200

const lock = statement(
  'coupons.lock_sent',
  `select c.id from coupons c join coupon_sendings d on d.coupon_id = c.id where d.id = $1 for no key update of c`,
)
/** The coupon's row is locked, so stock and limits are as they are read here. */
const send = statement(
  'coupons.send_batch',
  `with sending as (
     select d.id, d.coupon_id, c.per_person, c.stock - c.claimed as left,
            not c.is_draft and c.stopped_at is null and c.start_time <= $2 and c.end_time > $2 as is_running
       from coupon_sendings d join coupons c on c.id = d.coupon_id where d.id = $1
   ), next as (
     select user_id from coupon_sending_users where sending_id = $1 and result is null order by user_id limit ${batch} for update
   ), judged as (
     select next.user_id, k.own, u.belong_id = 0 and u.status = 'active' as is_shopper,
            k.own < sending.per_person as may_have
       from next join users u on u.id = next.user_id cross join sending cross join lateral (
         select count(*)::int as own from claimed_coupons where coupon_id = sending.coupon_id and user_id = next.user_id) k
   ), ranked as (
     select user_id, own, is_shopper, may_have,
            row_number() over (partition by is_shopper and may_have order by user_id) as place from judged
   ), decided as (
     select user_id, own, case when not is_shopper then 'not_a_shopper' when not sending.is_running then 'not_running'
                               when not may_have then 'has_limit' when place > sending.left then 'used_up' else 'sent' end as result
       from ranked, sending
   ), held as (
     insert into claimed_coupons (coupon_id, user_id, nth, source, created_at)
     select sending.coupon_id, user_id, own + 1, 'sent', $2 from decided, sending where result = 'sent' returning id
   ), noted as (
     update coupon_sending_users t set result = decided.result from decided
      where t.sending_id = $1 and t.user_id = decided.user_id
   ), taken as (
     update coupons set claimed = claimed + (select count(*) from held)
      where id = (select coupon_id from sending) and exists (select from held)
   )
   update coupon_sendings d set done = d.done + n.done, sent = d.sent + n.sent,
          finished_at = case when d.done + n.done = d.total then $2 end
     from (select count(*)::int as done, count(*) filter (where result = 'sent')::int as sent from decided) n
    where d.id = $1 and d.finished_at is null
   returning d.finished_at is not null as is_finished`,
)

/** Sends the next users of a sending their coupon. True once all had their turn. */
const sendBatch = (ctx: Context, sendingId: number): Promise<boolean> =>
  inTx(ctx.db, async (tx) => {
    await tx.rows(lock, [sendingId])
    return (await tx.row<{ is_finished: boolean }>(send, [sendingId, ctx.now()]))?.is_finished ?? true
  })

/** Sends a coupon to users in batches; a run that was interrupted continues where it stopped. */
export const sendCoupons: Job<{ sending_id: number }> = {
  name: 'coupons.send',
  run: async (ctx, { sending_id }) => {
    while (!(await sendBatch(ctx, sending_id))) continue
  },
}
