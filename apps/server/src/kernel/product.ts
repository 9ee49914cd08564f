import type { LocalText } from '@fangshi/contract/locale'
import { resourceOf, type Resource } from '@fangshi/contract/resource'
import type { Route } from '@fangshi/contract/route'
import type { Check } from './check.ts'
import type { Finder } from './finder.ts'
import type { MenuSeed } from './menu.ts'
import type { Module } from './module.ts'
import type { Undo } from './undo.ts'

/** What the modules declare together. Rights, roles and menus are about all of it and know no single module. */
export interface Product {
  routes: readonly Route[]
  /** The plain back-office screens among them. */
  resources: readonly Resource[]
  menus: readonly MenuSeed[]
  finders: readonly Finder[]
  /** How changes can be taken back, by the right of the route that made them. */
  undos: ReadonlyMap<string, Undo>
  /** What must agree in all tables. */
  audits: readonly Check[]
  /** What modules call their interface rights, and their screens without a menu. */
  rightNames: ReadonlyMap<string, LocalText & { en: string }>
}

let current: Product | undefined

const lastPart = (right: string): string => right.slice(right.lastIndexOf('.') + 1)

/** The names that a module gives: a last part counts for all its rights that end so, a path for a screen. */
function rightNamesOf({ routes = [], rightNames = {} }: Module): [string, LocalText & { en: string }][] {
  const rights = routes.map(({ route }) => route.right).filter((right) => right.includes('.'))
  const named = rights.flatMap((right) => {
    const name = rightNames[lastPart(right)]
    return name ? [[right, name] as [string, typeof name]] : []
  })
  return [...named, ...Object.entries(rightNames).filter(([name]) => name.includes('.'))]
}

/** Puts together what the modules declare and keeps it for `product`. `app.ts` calls it once. */
export function describeProduct(modules: readonly Module[]): Product {
  const routes = modules.flatMap((module) => module.routes ?? []).map(({ route }) => route)
  current = {
    routes,
    resources: [...new Set(routes.flatMap((route) => resourceOf(route) ?? []))],
    menus: modules.flatMap((module) => module.menus ?? []),
    finders: modules.flatMap((module) => module.finders ?? []),
    undos: new Map(
      modules
        .flatMap((module) => module.routes ?? [])
        .flatMap(({ route, undo }) => (undo ? [[route.right, undo] as const] : [])),
    ),
    audits: modules.flatMap((module) => module.audits ?? []),
    rightNames: new Map(modules.flatMap(rightNamesOf)),
  }
  return current
}

/** A value that is worked out from the whole product, once, when it is first asked for. */
export function fromProduct<T>(derive: (product: Product) => T): () => T {
  let made: { from: Product; value: T } | undefined
  return () => {
    if (!current) throw new Error('the modules are not put together yet')
    if (made?.from !== current) made = { from: current, value: derive(current) }
    return made.value
  }
}
