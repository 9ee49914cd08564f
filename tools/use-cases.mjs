// Use cases take what they need, not a call of a route: so routes, jobs, the demo and tests can all run them.
import { readFileSync } from 'node:fs'

/** Dotted names are edges: `stock.db.ts`, `orders.routes.ts`. All other files of modules decide or act. */
const isInside = (file) => /^apps\/server\/src\/modules\/.*\/[\w-]+\.ts$/.test(file)

/** Files inside modules that know a route's call, as lines for people. */
export const useCaseFaults = (files) =>
  files
    .filter(isInside)
    .filter((file) => /\bCallOf\b/.test(readFileSync(file, 'utf8')))
    .map((file) => `use-cases-know-no-route: ${file} takes a route's call`)
