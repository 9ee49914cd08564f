import * as contract from '@fangshi/contract/store-opening'
import type { Application } from '@fangshi/contract/store-opening'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../kernel/db/db.ts'
import { act } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import { joinStore, readApplication, saveApplication, showApplication, submitApplication } from './application.ts'
import type { stores } from '../schema.ts'

const show = (store: typeof stores.$inferSelect, { tx, ctx }: { tx: Tx; ctx: Context }): Promise<Application> =>
  showApplication(tx, ctx, store)

export const applicationRoutes = [
  on(contract.getApplication, ({ ctx, who }) => readApplication(ctx, who)),
  act(contract.joinStore, joinStore, show),
  act(contract.saveApplication, saveApplication, show),
  act(contract.submitApplication, submitApplication, show),
]
