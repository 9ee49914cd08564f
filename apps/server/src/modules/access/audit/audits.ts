import type { Check } from '../../../kernel/check.ts'

const hex = (bytes: string): string => `encode(${bytes}, 'hex')`

/** The audit log is as it was written (rules §14). */
export const auditLogAudits: readonly Check[] = [
  {
    name: 'audit log',
    compares: 'hash of each link = hash of the one before it and of its row',
    sql: `select 'row ' || id || ', number ' || nth || ' of ' || day as subject, expected, actual from (
            select k.id, k.nth, k.day, ${hex('k.hash')} as actual,
                   case when l.id is null then 'no such row'
                        else ${hex(
                          `sha256(lag(k.hash, 1, sha256(convert_to(to_char(k.day, 'YYYY-MM-DD'), 'UTF8')))
                                    over (partition by k.day order by k.nth) || audit_digest(l))`,
                        )} end as expected
              from audit_links k left join audit_logs l on l.id = k.id) k
           where expected <> actual`,
  },
  {
    name: 'rows of the audit log',
    compares: 'each has its link in the chain of its day, or waits while that day is open',
    sql: `select 'row ' || id as subject, expected, actual from (
            select l.id, 'in the chain of ' || audit_day(l.created_at) as expected,
                   case when k.day is not null then 'in the chain of ' || k.day
                        when u.id is null then 'in no chain'
                        when audit_day(l.created_at) <= (select max(day) from audit_days where seal is not null)
                        then 'waiting, though the day is closed' end as actual
              from audit_logs l left join audit_links k on k.id = l.id left join audit_unlinked u on u.id = l.id) l
           where expected <> actual`,
  },
  {
    name: 'days of the audit log',
    compares: 'number of links and last hash = those of its chain',
    sql: `select 'day ' || day as subject, expected, actual from (
            select day, coalesce(k.links || ' ' || ${hex('k.hash')}, 'no chain') as expected,
                   coalesce(d.links || ' ' || ${hex('d.hash')}, 'no day') as actual
              from audit_days d full join (
                select day, max(nth) as links, (array_agg(hash order by nth desc))[1] as hash from audit_links group by day) k
             using (day)) d
           where expected <> actual`,
  },
  {
    name: 'seals of the audit log',
    compares: 'seal of each closed day = hash of the seal before it and of the day',
    sql: `select 'day ' || day as subject, expected, actual from (
            select d.day, ${hex('d.seal')} as actual, ${hex('audit_seal(lag(d.seal) over (order by d.day), d)')} as expected
              from audit_days d where d.seal is not null) d
           where expected <> actual
          union all
          select 'day ' || day, 'closed before later days', 'open' from audit_days
           where seal is null and day < (select max(day) from audit_days where seal is not null)`,
  },
]
