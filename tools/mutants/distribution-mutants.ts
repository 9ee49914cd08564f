import { mutantsIn, type Mutant } from './mutant.ts'

const modules = 'apps/server/src/modules'
const money = `${modules}/referrals/referrals.db.test.ts`
const http = `${modules}/referrals/referrals.http.test.ts`
const pure = `${modules}/settlements/take-back.test.ts`

const code = mutantsIn(modules)
const shares = 'distributions/shares.sql.ts'

/** Who earns from a sale, how much, and what comes back. */
export const distributionMutants: readonly Mutant[] = [
  code(
    'distribution: levels of the platform',
    [shares, 'referrer.level <= ${allowedLevels} and ', ''],
    [money, 'only the levels'],
  ),
  code(
    'distribution: active accounts',
    [shares, ' and referrer.is_active', ''],
    [money, 'nobody earns from an own store'],
  ),
  code(
    'distribution: nobody from an own store',
    [shares, "not ${isOwnStore('referrer.user_id', store)}", 'true'],
    [money, 'nobody earns from an own store'],
  ),
  code(
    'distribution: 90 percent with the commission',
    [shares, 'least(bp, ${mostBp} - ${commission} - nearer)', 'bp'],
    [money, 'commission and referrers take at most'],
  ),
  code(
    'distribution: a form within 90 percent',
    ['distributions/distributions.seller.ts', 'rate_bp + totalOf(after) > mostBp', 'rate_bp > mostBp'],
    [http, 'rates beyond the limits'],
  ),
  code(
    'distribution: own goods alone',
    ['distributions/distributions.seller.ts', '  own: ownStore,\n', ''],
    [http, 'a store says which goods'],
  ),
  code(
    'distribution: paid at settlement',
    ['settlements/settle-batch.ts', "to: pair('user_income', user_id)", "to: pair('store_income', storeId)"],
    [money, 'rates and referrers are frozen'],
  ),
  code(
    'distribution: taken back after settlement',
    ['settlements/refund-settled.ts', 'if (taken.length) await noteTakenBack(tx, taken)\n  return taken', 'return []'],
    [money, 'what is refunded after the settlement'],
  ),
  code(
    'distribution: within what is refunded',
    [
      'settlements/take-back.ts',
      'Math.min(commission_cents - earned - before.returned_cents, left)',
      'commission_cents - earned - before.returned_cents',
    ],
    [pure, 'parts of a cent'],
  ),
  code(
    'distribution: closed accounts earn nothing more',
    ['orders/module.ts', '    on(accountClosed, forgetShares),\n', ''],
    [money, 'a closed account earns nothing'],
  ),
  code(
    'distribution: logs of one store',
    ['referrals/logs.backoffice.ts', '{ ...spec(true), own: ownStore }', '{ ...spec(true) }'],
    [http, 'both back offices see'],
  ),
  code(
    'distribution: what is not paid is not seen',
    ['referrals/logs.backoffice.ts', '  only: isPaid,\n', ''],
    [http, 'sales that are not paid'],
  ),
]
