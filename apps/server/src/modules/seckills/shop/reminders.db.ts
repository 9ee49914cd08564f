import type { Locale } from '@fangshi/contract/locale'
import { statement, type Db, type Tx } from '../../../kernel/db/db.ts'

const coming = 'k.activity_id is not null and k.stopped_at is null'

const list = statement(
  'seckill_reminders.list',
  `select k.id as seckill_id from seckill_reminders r join seckills k on k.id = r.seckill_id
    where r.user_id = $1 and ${coming} and k.start_time > $2 order by k.start_time, k.id limit 100`,
)
/** The flash sales of whose start a shopper is reminded and that have not started. */
export const remindersOf = (db: Db, userId: number, now: Date) => db.rows<{ seckill_id: number }>(list, [userId, now])

const add = statement(
  'seckill_reminders.add',
  `with sale as (
     select k.id, k.start_time from seckills k join goods g on g.id = k.goods_id where k.id = $2 and ${coming} and g.listed
   ), others as (
     select count(*)::int as n from seckill_reminders r join seckills k on k.id = r.seckill_id
      where r.user_id = $1 and r.seckill_id <> $2 and k.start_time > $3::timestamptz
   ), person as (
     select phone is not null as has_phone from users where id = $1
   ), put as (
     insert into seckill_reminders (user_id, seckill_id, locale, created_at)
     select $1, sale.id, $4, $3::timestamptz from sale, others, person
      where sale.start_time > $3::timestamptz and others.n < $5::int and person.has_phone
     on conflict do nothing
   )
   select sale.start_time > $3::timestamptz as is_coming, others.n as others, person.has_phone from sale, others, person`,
)
interface NewReminder {
  user_id: number
  seckill_id: number
  locale: Locale
  at: Date
  max: number
}
/** Notes a reminder, if the flash sale is to come and there is room. Undefined: shoppers see no such flash sale. */
export const insertReminder = (db: Db, it: NewReminder) =>
  db.row<{ is_coming: boolean; others: number; has_phone: boolean }>(add, [
    it.user_id,
    it.seckill_id,
    it.at,
    it.locale,
    it.max,
  ])

const remove = statement(
  'seckill_reminders.remove',
  'delete from seckill_reminders where user_id = $1 and seckill_id = any($2::bigint[])',
)
export const deleteReminders = (db: Db, userId: number, seckillIds: readonly number[]) =>
  db.rows(remove, [userId, seckillIds])

const removeOfSale = statement(
  'seckill_reminders.remove_of_sale',
  'delete from seckill_reminders where seckill_id = $1',
)
/** Withdraws the reminders of a flash sale. */
export const deleteRemindersOf = (tx: Tx, seckillId: number) => tx.rows(removeOfSale, [seckillId])

const removeOfActivity = statement(
  'seckill_reminders.remove_of_activity',
  'delete from seckill_reminders where seckill_id = (select id from seckills where activity_id = $1)',
)
/** Removes the reminders of the flash sale of an activity that has ended. */
export const deleteRemindersOfActivity = (tx: Tx, activityId: number) => tx.rows(removeOfActivity, [activityId])

const removeOfUser = statement('seckill_reminders.remove_of_user', 'delete from seckill_reminders where user_id = $1')
/** Removes the reminders of a closed account. */
export const forgetReminders = (tx: Tx, userId: number) => tx.rows(removeOfUser, [userId])

// A row is locked, and marked with the start it is sent for, by one run alone; another one that waits finds it marked.
const take = statement(
  'seckill_reminders.take_due',
  `with due as (
     select r.user_id, r.seckill_id, k.start_time
       from seckills k join seckill_reminders r on r.seckill_id = k.id join users u on u.id = r.user_id
       join goods g on g.id = k.goods_id
      where k.start_time > $1 and k.start_time <= $1::timestamptz + interval '5 minutes' and ${coming} and g.listed
        and r.sent_for is distinct from k.start_time and u.phone is not null and u.status = 'active'
      order by r.seckill_id, r.user_id limit $2 for update of r
   ), sent as (
     update seckill_reminders r set sent_for = due.start_time from due
      where r.user_id = due.user_id and r.seckill_id = due.seckill_id and r.sent_for is distinct from due.start_time
     returning 1
   )
   select count(*)::int as n from sent`,
)
/** Marks the reminders of flash sales that start within five minutes as sent; returns how many. */
export const takeDueReminders = async (tx: Tx, now: Date, limit: number): Promise<number> =>
  (await tx.row<{ n: number }>(take, [now, limit]))!.n

/** SQL of when the next reminder is due after the time `$1`. */
export const nextReminder = `select min(k.start_time) - interval '5 minutes' from seckill_reminders r join seckills k on k.id = r.seckill_id
  where ${coming} and r.sent_for is distinct from k.start_time and k.start_time > $1::timestamptz + interval '5 minutes'`
