import type { Check } from '../../kernel/check.ts'

/** What was claimed is counted right and within its limits (rules §9). */
export const couponAudits: readonly Check[] = [
  {
    name: 'coupons',
    compares: 'claimed of a coupon = claimed coupons',
    sql: `select 'coupon ' || c.id as subject, coalesce(k.n, 0)::text as expected, c.claimed::text as actual
            from coupons c left join (select coupon_id, count(*) as n from claimed_coupons group by 1) k on k.coupon_id = c.id
           where c.claimed <> coalesce(k.n, 0)`,
  },
  {
    name: 'limits of coupons',
    compares: 'coupons of a person <= limit of the coupon',
    sql: `select 'coupon ' || k.coupon_id || ' of user ' || k.user_id as subject,
                 'at most ' || c.per_person as expected, k.n::text as actual
            from (select coupon_id, user_id, count(*) as n from claimed_coupons group by 1, 2) k join coupons c on c.id = k.coupon_id
           where k.n > c.per_person`,
  },
  {
    name: 'coupon sendings',
    compares: 'done and sent of a sending = its users',
    sql: `select 'sending ' || d.id as subject, t.done || ' done, ' || t.sent || ' sent' as expected,
                 d.done || ' done, ' || d.sent || ' sent' as actual
            from coupon_sendings d join (
              select sending_id, count(result) as done, count(*) filter (where result = 'sent') as sent
                from coupon_sending_users group by 1) t on t.sending_id = d.id
           where (d.done, d.sent) <> (t.done, t.sent)`,
  },
]
