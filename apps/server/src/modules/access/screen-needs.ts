import { allResources, allRoutes } from '@fangshi/contract/all'
import { buttons, type Button, type Resource, type Verb } from '@fangshi/contract/resource'

/** What a screen needs of its holders: rights to be shown, and those of each of its buttons. */
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

const hasButton = ({ verbs, filters }: Resource, button: Button): boolean =>
  verbsOf[button].every((verb) => verbs.includes(verb)) && (button !== 'search' || Object.keys(filters).length > 0)

const ofResource = (resource: Resource): ScreenNeeds => ({
  rights: [resource.right('index')],
  buttons: buttons
    .filter((button) => hasButton(resource, button))
    .map((button) => ({ button, rights: verbsOf[button].map((verb) => resource.right(verb)) })),
})

/** A screen of its own kind: what its routes read comes with it, what they write with its edit button. */
function ofRoutes(name: string): ScreenNeeds {
  const own = allRoutes.filter(({ right }) => right.slice(0, right.lastIndexOf('.')) === name)
  const rights = (isRead: boolean): string[] => [
    ...new Set(own.filter(({ method }) => (method === 'GET') === isRead).map(({ right }) => right as string)),
  ]
  const writes = rights(false)
  return { rights: rights(true), buttons: writes.length ? [{ button: 'edit', rights: writes }] : [] }
}

const byPath = new Map(allResources.map((resource) => [resource.path as string, resource]))

/** The needs of the screen at a menu's path; groups and outside addresses need nothing. */
export function screenNeeds(apis: string): ScreenNeeds {
  const resource = byPath.get(apis)
  if (resource) return ofResource(resource)
  return apis.startsWith('/') ? ofRoutes(apis.slice(1).replaceAll('/', '.')) : { rights: [], buttons: [] }
}
