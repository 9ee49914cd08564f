import * as z from 'zod/mini'
import { choiceFilter, textFilter, timeFilter } from './filters.ts'
import { Documents } from './documents.ts'
import { resource } from './resource.ts'
import { route } from './route.ts'
import { DateTime, FileBody, Id, Money, Nothing, Text, paged, pageQuery } from './shapes.ts'
import { storeActions, storeStatuses, storeVerifications } from './status.ts'
import { documentChangeActions, documentChangeStatuses } from './store-documents.ts'
import { Adjustment } from './users.ts'

/** Stores as the platform supervises them (rules §2). */

const row = z.object({
  id: Id,
  store_logo: z.string(),
  store_name: z.string(),
  user_id: z.number(),
  /** The owner's nickname. */
  owner: z.string(),
  store_company_name: z.string(),
  store_phone: z.string(),
  area_info: z.string(),
  verify: z.literal(storeVerifications),
  status: z.literal(storeStatuses),
  /** The number of the submission; a decision must name it. */
  submissions: z.number(),
  money: z.string(),
  frozen: z.string(),
  /** Whether a change of documents is pending. */
  has_change: z.boolean(),
  passed_at: z.nullable(DateTime),
  created_at: DateTime,
  actions: z.array(z.literal(storeActions)),
})

export const adminStores = resource('Admin', 'stores', {
  does: 'Stores and applications',
  sorts: ['created_at', 'passed_at', 'status', 'verify'],
  form: z.strictObject({}),
  row,
  detail: z.extend(row, {
    username: z.string(),
    store_description: z.string(),
    store_address: z.string(),
    store_lat: z.nullable(z.number()),
    store_lng: z.nullable(z.number()),
    /** Paths such as `食品 / 茶叶 / 绿茶`. */
    classes: z.array(z.object({ id: z.number(), name: z.string() })),
    refuse_reason: z.string(),
    suspend_reason: z.string(),
  }),
  filters: {
    store_name: textFilter('like'),
    store_company_name: textFilter('like'),
    store_phone: textFilter('likeRight'),
    verify: choiceFilter(storeVerifications),
    status: choiceFilter(storeStatuses),
    created_at: timeFilter(),
    passed_at: timeFilter(),
  },
  verbs: ['index', 'show'],
})

export const countAdminStores = route('GET /Admin/stores/counts', {
  area: 'Admin',
  right: adminStores.right('index'),
  does: 'Stores by verification, and how many changes of documents wait.',
  reply: z.object({
    verify: z.array(z.object({ verify: z.literal(storeVerifications), count: z.number() })),
    changes: z.number(),
  }),
})

const byId = z.strictObject({ id: Id })
const Reason = Text(1, 200)

export const storeDocuments = route('GET /Admin/stores/{id}/documents', {
  area: 'Admin',
  right: 'Admin.stores.documents',
  does: 'The documents of a store with whole numbers, and the change that waits. Each view is logged (rules §2).',
  params: byId,
  reply: z.object({
    documents: Documents,
    change: z.nullable(z.object({ id: Id, documents: Documents, created_at: DateTime })),
  }),
  fails: ['NOT_FOUND'],
})
export const storeDocumentFile = route('GET /Admin/stores/{id}/documents/{name}', {
  area: 'Admin',
  right: 'Admin.stores.documents',
  does: 'A file of a store’s documents, by the name in its address (`privateName`). Each view is logged (rules §2).',
  params: z.strictObject({ id: Id, name: z.string().check(z.maxLength(100, 'TOO_LONG')) }),
  reply: FileBody,
  fails: ['NOT_FOUND', 'UPLOAD_STORE_FAILED'],
})

export const storeDecisions = ['pass', 'deny', 'suspend', 'reopen'] as const
export const listStoreDecisions = route('GET /Admin/stores/{id}/decisions', {
  area: 'Admin',
  right: adminStores.right('show'),
  does: 'What the platform decided about a store, the newest first, at most 50.',
  params: byId,
  reply: z.array(
    z.object({
      id: Id,
      decision: z.literal(storeDecisions),
      /** Of the administrator. */
      by: z.string(),
      /** As the store read it; empty where no reason was needed. */
      reason: z.string(),
      at: DateTime,
    }),
  ),
})

const decision = { area: 'Admin', right: 'Admin.stores.verify', params: byId, reply: Nothing, confirm: false } as const
const submissions = Id
export const passStore = route('POST /Admin/stores/{id}/pass', {
  ...decision,
  does: 'Passes an application as it was seen. The store begins closed; its owner opens it.',
  body: z.strictObject({ submissions }),
  fails: ['NOT_FOUND', 'STORE_MOVE_REFUSED'],
})
export const denyStore = route('POST /Admin/stores/{id}/deny', {
  ...decision,
  does: 'Denies an application as it was seen, with a reason for the applicant, who may correct it.',
  body: z.strictObject({ submissions, reason: Reason }),
  fails: ['NOT_FOUND', 'STORE_MOVE_REFUSED'],
})

const suspension = {
  area: 'Admin',
  right: 'Admin.stores.suspend',
  params: byId,
  reply: Nothing,
  confirm: false,
} as const
export const suspendStore = route('POST /Admin/stores/{id}/suspend', {
  ...suspension,
  does: 'Suspends a passed store, with a reason that it reads: it sells nothing and may only ship and answer (rules §2).',
  body: z.strictObject({ reason: Reason }),
  fails: ['NOT_FOUND', 'STORE_MOVE_REFUSED'],
})
export const reopenStore = route('POST /Admin/stores/{id}/reopen', {
  ...suspension,
  does: 'Ends a suspension: the store is open or closed as it was before.',
  body: z.strictObject({}),
  fails: ['NOT_FOUND', 'STORE_MOVE_REFUSED'],
})

export const adjustStoreMoney = route('POST /Admin/stores/money/handle', {
  area: 'Admin',
  right: 'Admin.stores.money',
  does: 'Puts money on a balance of a store, or takes it off with a minus sign.',
  body: z.strictObject({
    id: Id,
    kind: z.literal(['money', 'frozen'], 'CHOICE_INVALID'),
    amount: Adjustment,
    reason: Reason,
  }),
  reply: z.object({ money: Money, frozen: Money }),
  fails: ['NOT_FOUND', 'BALANCE_SHORT', 'FROZEN_MONEY_NEEDED'],
  idempotent: true,
  confirm: true,
})

export const listDocumentChanges = route('GET /Admin/stores/changes', {
  area: 'Admin',
  right: adminStores.right('index'),
  does: 'Changes of documents, those that wait first and of them the oldest first.',
  query: z.strictObject({
    ...pageQuery,
    status: z.optional(z.literal(documentChangeStatuses, 'CHOICE_INVALID')),
  }),
  reply: paged(
    z.object({
      id: Id,
      store_id: z.number(),
      store_name: z.string(),
      store_logo: z.string(),
      status: z.literal(documentChangeStatuses),
      refuse_reason: z.string(),
      created_at: DateTime,
      decided_at: z.nullable(DateTime),
      actions: z.array(z.literal(documentChangeActions)),
    }),
  ),
})
export const approveDocumentChange = route('POST /Admin/stores/changes/{id}/approve', {
  ...decision,
  does: 'Puts changed documents in force.',
  body: z.strictObject({}),
  fails: ['CHANGE_DECIDED'],
})
export const denyDocumentChange = route('POST /Admin/stores/changes/{id}/deny', {
  ...decision,
  does: 'Denies changed documents with a reason that the store reads; the ones in force stay.',
  body: z.strictObject({ reason: Reason }),
  fails: ['CHANGE_DECIDED'],
})
