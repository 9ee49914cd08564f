import { sql, type SQL } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import { storeVerifications } from '@fangshi/contract/status'
import * as contract from '@fangshi/contract/stores-admin'
import { editStore as editRoute, storeForm } from '@fangshi/contract/stores-edit'
import { act } from '../../../kernel/http/act.ts'
import { on } from '../../../kernel/http/on.ts'
import { prefixFilter } from '../../../kernel/resource/conditions.ts'
import { showPage } from '../../../kernel/resource/list-page.ts'
import { nameFilter } from '../../../kernel/resource/name-search.ts'
import { serve } from '../../../kernel/resource/serve.ts'
import { adjustStore } from './adjust-store.ts'
import { denyStore, passStore, reopenStore, suspendStore } from './decide-store.ts'
import { editStore, readStoreForm } from './edit-store.ts'
import { countWaiting } from '../documents/documents.db.ts'
import { storeDocuments, stores as table } from '../schema.ts'
import { storeNamed } from './store-named.ts'
import { changePage, countStores } from './stores-admin.db.ts'
import { showChange, showStore, showStores } from './stores-admin.show.ts'

const withDocuments = (where: SQL | undefined): SQL =>
  sql`${table.id} in (select ${storeDocuments.store_id} from ${storeDocuments} where ${where ?? true})`

/** Scanned without an index: most company names share words, so tokens would not narrow the search. */
const ofCompany = (condition: Condition): SQL =>
  withDocuments(nameFilter(storeDocuments.store_company_name)(condition).where)

const pageSize = 30

/** What the platform sees of stores and decides about them. */
export const storesAdmin = [
  ...serve(contract.adminStores, {
    table,
    label: 'store_name',
    filters: {
      store_name: storeNamed,
      store_company_name: ofCompany,
      store_phone: (condition) => withDocuments(prefixFilter(storeDocuments.store_phone)(condition)),
    },
    show: showStores,
    showOne: showStore,
  }),
  on(contract.countAdminStores, async ({ ctx }) => {
    const counts = new Map((await countStores(ctx.db)).map(({ verify, count }) => [verify, count]))
    const verify = storeVerifications.map((name) => ({ verify: name, count: counts.get(name) ?? 0 }))
    return { verify, changes: await countWaiting(ctx.db) }
  }),
  on(contract.listDocumentChanges, async ({ ctx, query, locale }) => {
    const { page = 1, per_page = pageSize, status } = query ?? {}
    const { rows, total } = await changePage(ctx.db, status, { limit: per_page, offset: (page - 1) * per_page })
    return showPage(
      { total, capped: false, page, per_page },
      rows.map((row) => showChange(row, locale)),
    )
  }),
  on(storeForm, ({ ctx, params, locale }) => readStoreForm(ctx.db, params.id, locale)),
  act(editRoute, editStore, ({ target }, { tx, locale }) => readStoreForm(tx, target, locale)),
  act(contract.passStore, passStore),
  act(contract.denyStore, denyStore),
  act(contract.suspendStore, suspendStore),
  act(contract.reopenStore, reopenStore),
  act(contract.adjustStoreMoney, adjustStore, ({ after: { money, frozen } }) => ({ money, frozen })),
]
