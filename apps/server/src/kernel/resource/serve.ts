import type { PgTable } from 'drizzle-orm/pg-core'
import type { Resource, Verb } from '@fangshi/contract/resource'
import type { Reply } from '@fangshi/contract/route'
import { on, type Mounted } from '../http/on.ts'
import { importRows } from './import-rows.ts'
import { readChoices, readList, readOne } from './read.ts'
import { bind, type Service } from './service.ts'
import { destroyMany, storeOne, updateOne } from './write.ts'

/**
 * Serves a plain back-office screen from a table: rights and buttons, declared filters, own rows only, form fields only,
 * constraint errors as messages, the audit log. Its particulars are the service's hooks; what has a state machine gets
 * routes of its own beside it.
 */
export function serve<T extends PgTable>(resource: Resource, service: Service<T>): Mounted[] {
  const bound = bind(resource, service)
  const { index, show, store, update, destroy } = resource
  const mounted: Record<Verb, Mounted> = {
    index: on(index, async (call) => (await readList(bound, call)) as Reply<typeof index>),
    show: on(show, async (call) => (await readOne(bound, call)) as Reply<typeof show>),
    store: on(store, async (call) => (await storeOne(bound, call)) as Reply<typeof store>),
    update: on(update, async (call) => (await updateOne(bound, call)) as Reply<typeof update>),
    destroy: on(destroy, (call) => destroyMany(bound, call)),
    import: on(resource.import, (call) => importRows(bound, call)),
  }
  return [...resource.verbs.map((verb) => mounted[verb]), on(resource.dict, (call) => readChoices(bound, call))]
}
