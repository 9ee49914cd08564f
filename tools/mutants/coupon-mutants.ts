import { mutantsIn, type Mutant } from './mutant.ts'

const folder = 'apps/server/src/modules/coupons'
const races = `${folder}/coupons.race.test.ts`
const http = `${folder}/coupons.http.test.ts`
const offices = `${folder}/coupons-backoffice.http.test.ts`

const code = mutantsIn(folder, 'coupons: ')
const claims = [http, 'claiming answers what can be done next'] as const
const sends = [offices, 'a coupon is sent to chosen users'] as const
const runs = [offices, 'a running coupon only gets more'] as const

/** Who claims, gets and uses how many coupons, and when. */
export const couponMutants: readonly Mutant[] = [
  code('never more than there are', ['claim.db.ts', 'and claimed < stock ', ''], [races, '64 claims of a coupon']),
  code(
    'the limit of a person',
    ['claim.db.ts', 'where c.id = $1 and k.own < c.per_person', 'where c.id = $1'],
    [races, 'one person at once'],
  ),
  code('not of the own store', ['claim-coupon.ts', "coupon.is_own_store ? fail('COUPON_OWN_STORE') : ", ''], claims),
  code('no drafts', ['claim.db.ts', 'where ${where} and not c.is_draft', 'where ${where}'], claims),
  code('used once', ['coupons.sql.ts', "k.status = 'to_be_used' and c.start_time", 'c.start_time'], [races, '2 uses']),
  code(
    'used in its window',
    ['coupons.sql.ts', 'c.start_time <= ${at} and c.end_time > ${at}', 'c.start_time <= ${at}'],
    [races, 'a coupon is used in its window'],
  ),
  code(
    'used by its holder',
    ['coupons.sql.ts', 'c.id = k.coupon_id and k.user_id = ${user} and ', 'c.id = k.coupon_id and '],
    [races, 'a coupon is used in its window'],
  ),
  code(
    'expired when it comes back too late',
    ['coupons.sql.ts', "case when c.end_time > ${at} then 'to_be_used' else 'expired' end", "'to_be_used'"],
    [races, 'what was used comes back once'],
  ),
  code('sent as far as there are', ['send-coupons.jobs.ts', "when place > sending.left then 'used_up' ", ''], sends),
  code('sent within the limit', ['send-coupons.jobs.ts', "when not may_have then 'has_limit' ", ''], sends),
  code(
    'terms stay once it runs',
    ['check-coupon.ts', "else faults[name] = 'ACTIVITY_STARTED'", "else if (name === '') faults[name] = 'INVALID'"],
    runs,
  ),
  code(
    'stock only grows once it runs',
    ['check-coupon.ts', "if ((value as number) < stock) faults[name] = 'COUPON_STOCK_LOWERED'", ''],
    runs,
  ),
]
