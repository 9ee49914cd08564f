import type { Check } from '../../kernel/check.ts'

/** Group buys agree with their activities, groups with their seats (rules §9); `orders` compares seats with orders. */
export const collectiveAudits: readonly Check[] = [
  {
    name: 'activities of group buys',
    compares: 'window, limit, percent and people = those of the activity',
    sql: `select 'group buy ' || k.id as subject,
                 concat_ws(' ', k.goods_id, k.start_time, k.end_time, k.max_per_person, k.off_bp, k.people) as expected,
                 concat_ws(' ', a.goods_id, a.start_time, a.end_time, a.max_per_person, a.off_bp, a.people) as actual
            from collectives k join goods_activities a on a.id = k.activity_id
           where (k.goods_id, k.start_time, k.end_time, k.max_per_person, k.off_bp, k.people)
                 is distinct from (a.goods_id, a.start_time, a.end_time, a.max_per_person, a.off_bp, a.people)`,
  },
  {
    name: 'seats of groups',
    compares:
      'a completed group has all its seats paid, an open one not all of them, a failed one none but while money goes back',
    sql: `select subject, expected, actual from (
            select 'group ' || g.group_no as subject,
                   case g.state when 'completed' then g.people || ' paid'
                                when 'open' then 'fewer than ' || g.people || ' paid' else 'none paid, or money to give back' end as expected,
                   t.paid || ' paid' as actual,
                   case g.state when 'completed' then t.paid = g.people when 'open' then t.paid < g.people
                                when 'founding' then t.paid = 0 else t.paid = 0 or g.is_refunding end as is_right
              from collective_groups g
             cross join lateral (select count(*) filter (where state = 'paid') as paid from collective_seats where group_id = g.id) t) s
           where not is_right`,
  },
  {
    name: 'buyers of group buys',
    compares: 'pieces by buyer = pieces of their seats',
    sql: `select 'activity ' || coalesce(b.activity_id, t.activity_id) || ', user ' || coalesce(b.user_id, t.user_id) as subject,
                 coalesce(t.pieces, 0) as expected, coalesce(b.pieces, 0) as actual
            from (select b.* from activity_buyers b join goods_activities a on a.id = b.activity_id and a.kind = 'collective') b
            full join (select activity_id, user_id, sum(pieces) as pieces from collective_seats group by activity_id, user_id) t
              using (activity_id, user_id)
           where coalesce(t.pieces, 0) <> coalesce(b.pieces, 0)`,
  },
]
