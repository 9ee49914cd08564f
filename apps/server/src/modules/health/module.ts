import { getHealth } from '@fangshi/contract/health'
import { formatDateTime } from '@fangshi/contract/time'
import { on } from '../../kernel/http/on.ts'
import type { Module } from '../../kernel/module.ts'
import { checksOf } from './checks.ts'
import { factsNow } from './facts.ts'
import { healthMenus } from './menus.ts'

/** What is missing or wrong in the settings and the running of the platform; reads any schema and writes nothing. */
export const health: Module = {
  name: 'health',
  routes: [
    on(getHealth, async ({ ctx }) => ({ at: formatDateTime(ctx.now()), checks: checksOf(await factsNow(ctx)) })),
  ],
  menus: healthMenus,
}
