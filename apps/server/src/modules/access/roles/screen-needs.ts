import { buttons, type Button, type Resource, type Verb } from '@fangshi/contract/resource'
import { fromProduct } from '../../../kernel/product.ts'

/** The rights that a screen needs to be shown, and those that each of its buttons needs. */
export interface ScreenNeeds {
  rights: readonly string[]
  buttons: readonly { button: Button; rights: readonly string[] }[]
}

/** The verbs whose rights a button needs; an edit reads the row first (rules §11). */
const verbsOf: Readonly<Record<Button, readonly Verb[]>> = {
  search: ['index'],
  view: ['show'],
  add: ['store'],
  edit: ['show', 'update'],
  delete: ['destroy'],
  batch_delete: ['destroy'],
  import: ['import'],
  export: ['index'],
}

/** Some screens use a special route for a verb: goods are saved as a whole. */
const offered = fromProduct(({ routes }) => new Set<string>(routes.map(({ right }) => right)))

const hasButton = (resource: Resource, button: Button): boolean =>
  verbsOf[button].every((verb) => offered().has(resource.right(verb))) &&
  (button !== 'search' || Object.keys(resource.filters).length > 0)

/** On a screen that shows several resources, a button needs the rights on each resource that has it. */
const ofResources = (shown: readonly Resource[]): ScreenNeeds => ({
  rights: shown.map((resource) => resource.right('index')),
  buttons: buttons.flatMap((button) => {
    const having = shown.filter((resource) => hasButton(resource, button))
    const rights = having.flatMap((resource) => verbsOf[button].map((verb) => resource.right(verb)))
    return rights.length ? [{ button, rights }] : []
  }),
})

const routesByScreen = fromProduct(({ routes }) =>
  Map.groupBy(routes, ({ right }) => right.slice(0, right.lastIndexOf('.'))),
)

/** A special screen: its reading routes come with the screen, its writing routes with the edit button. */
function ofRoutes(name: string): ScreenNeeds {
  const own = routesByScreen().get(name) ?? []
  const rights = (isRead: boolean): string[] => [
    ...new Set(own.filter(({ method }) => (method === 'GET') === isRead).map(({ right }) => right as string)),
  ]
  const writes = rights(false)
  return { rights: rights(true), buttons: writes.length ? [{ button: 'edit', rights: writes }] : [] }
}

const resourcesByScreen = fromProduct(({ resources }) => Map.groupBy(resources, ({ screen }) => screen))

/** The needs of the screen at a menu's path; groups and outside addresses need nothing. */
export function screenNeeds(apis: string): ScreenNeeds {
  const shown = resourcesByScreen().get(apis)
  if (shown) return ofResources(shown)
  return apis.startsWith('/') ? ofRoutes(apis.slice(1).replaceAll('/', '.')) : { rights: [], buttons: [] }
}
