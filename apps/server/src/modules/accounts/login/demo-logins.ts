import { demoLogins as names, demoPassword as password } from '@fangshi/demo/logins'
import type { Config } from '../../../config.ts'
import { fail } from '../../../kernel/fail.ts'

/** The demo accounts, which the login pages prefill. Throws NOT_FOUND outside the demo (rules §0). */
export function demoLogins(mode: Config['mode']) {
  if (mode !== 'demo') fail('NOT_FOUND')
  return [
    { area: 'Home' as const, username: names.shopper, password },
    { area: 'Seller' as const, username: names.seller, password },
    { area: 'Admin' as const, username: names.admin, password },
  ]
}
