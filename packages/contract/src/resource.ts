import * as z from 'zod/mini'
import type { ErrorKey } from './errors.ts'
import type { FilterShape } from './filters.ts'
import { route, type NamedRight, type Route } from './route.ts'
import { Id, Ids, Revised, Text, pageQuery, paged } from './shapes.ts'

/** The operations of a plain screen; each is an interface right `Area.name.verb` (rules §11). */
export const verbs = ['index', 'show', 'store', 'update', 'destroy', 'import'] as const
export type Verb = (typeof verbs)[number]

/** The buttons of a screen that roles grant one by one, and that the server guards (rules §11). */
export const buttons = ['search', 'view', 'add', 'edit', 'delete', 'batch_delete', 'import', 'export'] as const
export type Button = (typeof buttons)[number]

/** Most rows that one import takes (rules §12). */
export const maxImportRows = 5000
/** Most choices that a dictionary gives (rules §11). */
export const maxChoices = 400

interface Spec<Form extends z.ZodMiniObject, Row extends z.ZodMiniObject, Detail extends z.ZodMiniObject> {
  /** What the rows are, as a plural for the API document: 'Brands'. */
  does: string
  /** The form; an update may be partial. */
  form: Form
  /** A row in lists: explicit fields only. */
  row: Row
  /** A row in the single view, when it has more fields (long texts). Default: as in lists. */
  detail?: Detail
  filters?: Readonly<Record<string, FilterShape>>
  /** What the list may refuse beside pages past the last that is counted. */
  fails?: readonly ErrorKey[]
  /** Fields of the row that the list can be ordered by, beside `id`: those with an index, as the server’s start checks. */
  sorts?: readonly (keyof Row['shape'] & string)[]
  /** Default: all. */
  verbs?: readonly Verb[]
  /** The list can be loaded level by level: `isChildren=1&pid=…`; rows carry `pid` and `has_children`. */
  tree?: true
  /** Whether its writes touch money, rights or secrets and need a fresh confirmation (rules §1). */
  confirm?: boolean
  /** Names of the resources whose dictionaries the screen shows: they come with it (rules §11). */
  dicts?: readonly string[]
  /** Path of the screen that shows it and whose buttons guard it, if that is another screen. Default: its own. */
  screen?: string
}

/** Screens that are only read have no writes to confirm. */
type Due = { verbs: readonly ('index' | 'show')[] } | { confirm: boolean }

/** Each field, and with `-` in front for descending. */
const sortsOf = (fields: readonly string[]): string[] => fields.flatMap((field) => [field, `-${field}`])

const resources = new WeakMap<Route, Resource>()

/** The plain screen that a route belongs to, if any. */
export const resourceOf = (route: Route): Resource | undefined => resources.get(route)

/** The body of an import: 5,000 rows of some 30 cells, up to 16 MiB (rules §12). */
export const importBody = { bodyLimit: 16 * 1024 * 1024, maxFields: 200_000 } as const

/**
 * One plain back-office screen at `/{area}/{name}`: its list, single view, add, update, delete by joined ids, dictionary
 * and import as routes of the contract (spec §7, rules §§11, 12). The server serves it with `serve`, the console shows it
 * with `tableScreen`.
 */
export function resource<
  const Form extends z.ZodMiniObject,
  const Row extends z.ZodMiniObject,
  const Detail extends z.ZodMiniObject = Row,
>(area: 'Admin' | 'Seller', name: string, spec: Spec<Form, Row, Detail> & Due) {
  const path = `/${area}/${name}` as const
  const right = (verb: Verb | 'dict'): NamedRight => `${area}.${name.replaceAll('/', '.')}.${verb}`
  const { does, form, row, filters = {}, fails = [], dicts = [] } = spec
  const sorts: readonly string[] = ['id', ...(spec.sorts ?? [])]
  const detail = (spec.detail ?? row) as Detail
  const tree = { isChildren: z.optional(z.literal('1')), pid: z.optional(Text(0, 20)) }
  const query: z.ZodMiniType = z.strictObject({
    ...pageQuery,
    sort: z.optional(z.literal(sortsOf(sorts), 'FILTER_INVALID')),
    ...(spec.tree ? tree : {}),
    ...Object.fromEntries(Object.entries(filters).map(([field, filter]) => [field, z.optional(filter)])),
  })
  const byId = z.strictObject({ id: Id })
  const shown = z.extend(detail, { revision: z.optional(z.string()) })
  const { confirm = false } = spec
  const it = {
    index: route(`GET ${path}`, {
      area,
      right: right('index'),
      does: `${does}: the list. Filters are written \`field=value|operator\`, a descending order as \`sort=-field\`.`,
      query: query as z.ZodMiniType<Record<string, unknown>, Record<string, string | number | undefined>>,
      reply: paged(row),
      fails: ['NARROW_SEARCH', ...fails],
    }),
    show: route(`GET ${path}/{id}`, {
      area,
      right: right('show'),
      does: `${does}: one of them; \`revision\` names the state of what a form may change.`,
      params: byId,
      reply: shown,
      fails: ['NOT_FOUND'],
    }),
    store: route(`POST ${path}`, {
      area,
      right: right('store'),
      does: `${does}: adds one.`,
      body: form,
      reply: shown,
      confirm,
    }),
    update: route(`PUT ${path}/{id}`, {
      area,
      right: right('update'),
      does: `${does}: changes the named fields of one. With the \`revision\` that was shown, only if nobody changed them since.`,
      params: byId,
      body: z.extend(z.partial(form), Revised),
      reply: shown,
      fails: ['NOT_FOUND', 'FORM_STALE'],
      confirm,
    }),
    destroy: route(`DELETE ${path}/{ids}`, {
      area,
      right: right('destroy'),
      does: `${does}: deletes those whose ids are joined by commas, all or none; of several, \`blocked\` names those that must stay, and why.`,
      params: z.strictObject({ ids: Ids }),
      reply: z.object({ deleted: z.number() }),
      fails: ['NOT_FOUND', 'IN_USE', 'DELETE_BLOCKED'],
      confirm,
    }),
    import: route(`POST ${path}/import/excel`, {
      area,
      right: right('import'),
      does: `${does}: adds parsed rows, all or none; a refusal names row (from 0), field and error key.`,
      body: z.strictObject({
        rows: z.array(z.unknown()).check(z.minLength(1, 'IMPORT_EMPTY'), z.maxLength(maxImportRows, 'IMPORT_TOO_LONG')),
      }),
      reply: z.object({ imported: z.number() }),
      fails: ['IMPORT_INVALID'],
      ...importBody,
      confirm,
      idempotent: true,
    }),
  }
  const dict = route(`GET ${path}/dict`, {
    area,
    right: right('dict'),
    does: `${does}: ids and names for choices, at most ${maxChoices}; \`id=1,2|in\` asks for these. Comes with the screens that show it.`,
    query: z.strictObject({ id: z.optional(Text(0, 4000)), name: z.optional(Text(0, 100)) }),
    reply: z.array(z.object({ id: z.number(), name: z.string(), pid: z.optional(z.number()) })),
  })
  const own = spec.verbs ?? verbs
  const routes: Route[] = [...own.map((verb) => it[verb]), dict]
  const made = {
    ...it,
    dict,
    area,
    name,
    path,
    right,
    form,
    row,
    detail,
    filters,
    sorts,
    dicts,
    screen: spec.screen ?? (path as string),
    verbs: own,
    isTree: spec.tree ?? false,
    routes,
  }
  for (const one of routes) resources.set(one, made)
  return made
}

type Any = z.ZodMiniObject
export type Resource<Form extends Any = Any, Row extends Any = Any, Detail extends Any = Any> = ReturnType<
  typeof resource<Form, Row, Detail>
>
/** A row on the wire. */
export type RowOf<R extends Resource> = z.input<R['row']>
/** A row of the single view. */
export type DetailOf<R extends Resource> = z.input<R['detail']>
/** A form as the fronts send it. */
export type FormOf<R extends Resource> = z.input<R['form']>

/** True for a value that `resource` made. */
export const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && 'routes' in value && 'verbs' in value
