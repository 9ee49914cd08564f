import { statement, type Db, type Tx } from '../../../../kernel/db/db.ts'

/** A row of the audit log that has no link yet. */
export interface Unlinked {
  id: number
  /** `YYYY-MM-DD` */
  day: string
  /** SHA-256 of the row. */
  digest: Buffer
}

/** Where the chain of an open day ends. */
export interface DayEnd {
  day: string
  links: number
  hash: Buffer
}

export interface Link {
  id: number
  day: string
  nth: number
  hash: Buffer
}

/** A row that was written into a day that is closed already goes into the next one; `verify` reports it. */
const unlinked = statement(
  'access.unlinked',
  `select u.id, audit_digest(l) as digest,
          greatest(audit_day(l.created_at), (select max(day) + 1 from audit_days where seal is not null))::text as day
     from audit_unlinked u join audit_logs l on l.id = u.id
    order by u.id limit $1 for update of u`,
)
const openDays = statement(
  'access.open_days',
  'select day::text, links, hash from audit_days where seal is null for update',
)
const insert = statement(
  'access.insert_links',
  `with done as (
     delete from audit_unlinked where id = any($1)
   ), chained as (
     insert into audit_links (id, day, nth, hash) select * from unnest($1::bigint[], $2::date[], $3::int[], $4::bytea[])
   )
   insert into audit_days (day, links, hash) select * from unnest($5::date[], $6::int[], $7::bytea[])
   on conflict (day) do update set links = excluded.links, hash = excluded.hash`,
)
const close = statement(
  'access.close_day',
  `update audit_days d set closed_at = $2, seal = audit_seal((select seal from audit_days where seal is not null order by day desc limit 1), d)
    where day = (select min(day) from audit_days where seal is null and day < $1)
      and not exists (select from audit_unlinked u join audit_logs l on l.id = u.id where audit_day(l.created_at) <= d.day)
   returning day::text, links, encode(seal, 'hex') as seal`,
)

/** The oldest rows without a link, locked. */
export const unlinkedRows = (tx: Tx, most: number): Promise<Unlinked[]> => tx.rows<Unlinked>(unlinked, [most])

/** The ends of all open days, locked. */
export const openDayEnds = (tx: Tx): Promise<DayEnd[]> => tx.rows<DayEnd>(openDays)

/** Writes links and the new ends of their days. */
export const insertLinks = (tx: Tx, links: readonly Link[], ends: readonly DayEnd[]): Promise<unknown> =>
  tx.rows(insert, [
    links.map(({ id }) => id),
    links.map(({ day }) => day),
    links.map(({ nth }) => nth),
    links.map(({ hash }) => hash),
    ends.map(({ day }) => day),
    ends.map((end) => end.links),
    ends.map(({ hash }) => hash),
  ])

export interface ClosedDay {
  day: string
  links: number
  /** In hexadecimal digits. */
  seal: string
}

/** Closes the oldest open day before `day` (`YYYY-MM-DD`), unless rows of it wait for their link. Undefined: none to close. */
export const closeDayBefore = (db: Db, day: string, at: Date): Promise<ClosedDay | undefined> =>
  db.row<ClosedDay>(close, [day, at])

const link = statement(
  'access.link',
  `select k.day::text, k.nth, encode(k.hash, 'hex') as hash, d.seal is not null as is_sealed
     from audit_links k join audit_days d on d.day = k.day where k.id = $1`,
)

/** The link of a row; undefined until it has one. */
export const linkOf = (db: Db, id: number) =>
  db.row<{ day: string; nth: number; hash: string; is_sealed: boolean }>(link, [id])
