import type { DemoPlan } from '@fangshi/demo/demo-plan'
import type { Admin, Seller, Shopper } from '../http/who.ts'

/** A plan while it becomes true: what its keys are called in the database. */
export interface World {
  readonly plan: DemoPlan
  /** Notes the id of the row that a key of the plan became. `kind` is the plan's word for the row, such as `store`. */
  add(kind: string, key: string, id: number): void
  addAll(kind: string, ids: ReadonlyMap<string, number>): void
  /** The id of the row that a key stands for; throws an Error for one that is not there. */
  id(kind: string, key: string): number
}

export function createWorld(plan: DemoPlan): World {
  const ids = new Map<string, number>()
  const add: World['add'] = (kind, key, id) => void ids.set(`${kind} ${key}`, id)
  return {
    plan,
    add,
    addAll: (kind, all) => all.forEach((id, key) => add(kind, key, id)),
    id(kind, key) {
      const id = ids.get(`${kind} ${key}`)
      if (id === undefined) throw new Error(`the demo plan names the ${kind} ${key}, which does not exist`)
      return id
    },
  }
}

/** A shopper of the plan. */
export const shopperIn = (world: World, user: string): Shopper => ({
  area: 'Home',
  user_id: world.id('user', user),
  belong_id: 0,
})

/** The owner of a store of the plan. */
export const ownerIn = (world: World, store: string): Seller => ({
  area: 'Seller',
  user_id: world.id('owner', store),
  belong_id: 0,
  store_id: world.id('store', store),
  is_suspended: false,
})

/** The plan's super administrator. */
export const adminIn = (world: World): Admin => ({
  area: 'Admin',
  admin_id: world.id('admin', world.plan.admin.username),
  is_super: true,
})
