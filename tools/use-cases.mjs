// Use cases take what they need, not a call of a route, and write in the transaction of whoever calls them: so routes,
// jobs, the demo and tests can all run them.
import { readFileSync } from 'node:fs'

/** Dotted names are edges: `stock.db.ts`, `orders.routes.ts`. All other files of modules decide or act. */
const isInside = (file) => /^apps\/server\/src\/modules\/.*\/[\w-]+\.ts$/.test(file)

/** What they write must outlive a refusal, or follows the storing of a file (docs/decisions/0024). */
const ownTransactions = [
  'apps/server/src/modules/accounts/throttle/login-attempts.ts',
  'apps/server/src/modules/files/upload.ts',
]

const rules = [
  { name: 'use-cases-know-no-route', pattern: /\bCallOf\b/, says: 'takes a route’s call' },
  {
    name: 'use-cases-open-no-transaction',
    pattern: /\binTx\b/,
    says: 'opens a transaction, which its edge should do',
    except: ownTransactions,
  },
]

/** Files inside modules that know a route's call or open transactions, as lines for people. */
export const useCaseFaults = (files) =>
  files.filter(isInside).flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    return rules
      .filter(({ pattern, except = [] }) => pattern.test(text) && !except.includes(file))
      .map(({ name, says }) => `${name}: ${file} ${says}`)
  })
