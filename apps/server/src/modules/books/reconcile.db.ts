import type { ProviderChannel } from '@fangshi/contract/status'
import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import type { BillLine } from './bill-line.ts'
import type { reconciliationDifferences } from './schema.ts'

export type DifferenceRow = typeof reconciliationDifferences.$inferSelect

const keep = statement(
  'books.keep_lines',
  `insert into statement_lines (channel, device, day, kind, attempt_no, trade_no, refund_no, amount_cents, fee_cents, at, created_at)
   select $1, l.device, $2, l.kind, l.attempt_no, l.trade_no, l.refund_no, l.amount_cents, l.fee_cents, l.at, $3
     from jsonb_to_recordset($4) as l(device text, kind text, attempt_no text, trade_no text, refund_no text,
                                      amount_cents bigint, fee_cents bigint, at timestamptz)
   on conflict (channel, kind, trade_no, refund_no) do nothing`,
)
/** Keeps the lines of a bill; those that are known stay as they are. */
export const keepLines = (tx: Tx, channel: ProviderChannel, day: string, lines: readonly BillLine[], at: Date) =>
  tx.rows(keep, [channel, day, at, JSON.stringify(lines)])

// Their side: what the bill has and we do not, or with another amount. A refund is ours once it has ended.
const theirs = `
  select s.channel, s.device, s.day, s.kind, s.attempt_no, s.trade_no, s.refund_no,
         case when o.ours is null then 'missing_here' else 'other_amount' end as fault, o.ours, s.amount_cents as theirs
    from statement_lines s
   cross join lateral (select case s.kind
                when 'payment' then (select amount_cents from received_payments r
                                      where r.channel = s.channel and r.trade_no = s.trade_no)
                else (select amount_cents from payment_refunds f where f.refund_no = s.refund_no and f.status = 'paid')
              end as ours) o
   where s.channel = $1 and s.day = $2 and o.ours is distinct from s.amount_cents`
// Our side: payments and refunds of the day that providers reported to us and that the bill lacks. A refund is a day later
// here than at the provider when we query it late, so those of the day before are looked up in all bills that we have.
const ours = `
  select r.channel, r.device, $2 as day, 'payment' as kind, r.attempt_no, r.trade_no, '' as refund_no,
         'missing_there' as fault, r.amount_cents as ours, null::bigint as theirs
    from received_payments r
   where r.channel = $1 and r.paid_at >= $3::timestamptz and r.paid_at < $3::timestamptz + interval '1 day'
     and not exists (select from statement_lines s
                      where s.channel = r.channel and s.kind = 'payment' and s.trade_no = r.trade_no)
  union all
  select f.channel, p.device, $2, 'refund', p.attempt_no, p.trade_no, f.refund_no, 'missing_there', f.amount_cents, null
    from payment_refunds f join received_payments p on p.id = f.received_id
   where f.channel = $1 and f.status = 'paid' and f.paid_at >= $3::timestamptz - interval '1 day' and f.paid_at < $3::timestamptz
     and not exists (select from statement_lines s where s.refund_no = f.refund_no)
     and exists (select from reconciliations n where n.channel = $1 and n.day = to_char($3::timestamptz - interval '1 day' + interval '8 hours', 'YYYY-MM-DD'))`

const open = statement(
  'books.open_differences',
  `insert into reconciliation_differences (channel, device, day, kind, attempt_no, trade_no, refund_no, fault, our_money_cents,
                                           their_money_cents, created_at)
   select channel, device, day, kind, attempt_no, trade_no, refund_no, fault, ours, theirs, $4
     from (${theirs} union all ${ours}) d
   on conflict (channel, kind, trade_no, refund_no, fault) do nothing`,
)
const agree = statement(
  'books.agree',
  `update reconciliation_differences d set status = 'agrees', decided_at = $2
    where d.channel = $1 and d.status = 'open' and exists (
      select from statement_lines s
       where s.channel = d.channel and s.kind = d.kind and s.trade_no = d.trade_no and s.refund_no = d.refund_no
         and s.amount_cents = case d.kind
               when 'payment' then (select amount_cents from received_payments r
                                     where r.channel = d.channel and r.trade_no = d.trade_no)
               else (select amount_cents from payment_refunds f where f.refund_no = d.refund_no and f.status = 'paid') end)`,
)

/** Writes the differences of a day that are not known yet, and ends those of the channel that are none any longer. */
export async function compareDay(tx: Tx, channel: ProviderChannel, day: string, start: Date, at: Date): Promise<void> {
  await tx.rows(agree, [channel, at])
  await tx.rows(open, [channel, day, start, at])
}

const ran = statement(
  'books.ran',
  `insert into reconciliations (channel, day, lines, ran_at)
   values ($1, $2, (select count(*) from statement_lines where channel = $1 and day = $2), $3)
   on conflict (channel, day) do update set lines = excluded.lines, ran_at = excluded.ran_at returning id`,
)
export const noteRun = async (tx: Tx, channel: ProviderChannel, day: string, at: Date): Promise<number> =>
  ((await tx.row<{ id: number }>(ran, [channel, day, at])) as { id: number }).id

const runs = statement(
  'books.runs',
  `select n.channel, n.day, n.lines, n.ran_at,
          (select count(*)::int from reconciliation_differences d
            where d.channel = n.channel and d.day = n.day and d.status = 'open') as open
     from reconciliations n where $1::text is null or (n.channel = $1 and n.day = $2)
    order by n.day desc, n.channel limit 14`,
)
export interface RunRow {
  channel: ProviderChannel
  day: string
  lines: number
  open: number
  ran_at: Date
}
/** The latest days that were compared, or one. */
export const latestRuns = (db: Db, channel: ProviderChannel | null = null, day: string | null = null) =>
  db.rows<RunRow>(runs, [channel, day])

const lockOne = statement(
  'books.lock_difference',
  'select * from reconciliation_differences where id = $1 for no key update',
)
export const lockDifference = (tx: Tx, id: number) => tx.row<DifferenceRow>(lockOne, [id])
const oneDifference = statement('books.difference', 'select * from reconciliation_differences where id = $1')
export const differenceOf = (db: Db, id: number) => db.row<DifferenceRow>(oneDifference, [id])

const end = statement(
  'books.end_difference',
  `update reconciliation_differences set status = $2, note = $3, decider_id = $4, decided_at = $5
    where id = $1 and status = 'open' returning *`,
)
export const endDifference = (
  tx: Tx,
  id: number,
  { status, note, decider_id, at }: { status: 'counted' | 'closed'; note: string; decider_id: number; at: Date },
) => tx.row<DifferenceRow>(end, [id, status, note, decider_id, at])
