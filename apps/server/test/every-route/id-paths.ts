import { Id, Ids } from '@fangshi/contract/shapes'

interface Def {
  type: string
  shape?: Record<string, Node>
  element?: Node
  innerType?: Node
  options?: readonly Node[]
  in?: Node
  out?: Node
  valueType?: Node
}
/** The part of a Zod schema's definition that is read here. */
export interface Node {
  _zod: { def: unknown }
}

/** The places in a shape that take ids of rows: `line_ids[]`, `customs[].id`. */
export function idPaths(shape: Node | undefined, at = ''): string[] {
  if (!shape) return []
  if ((shape as unknown) === Id || (shape as unknown) === Ids) return [at]
  const def = shape._zod.def as Def
  const under = (name: string): string => (at ? `${at}.${name}` : name)
  const inside = [
    ...Object.entries(def.shape ?? {}).flatMap(([name, field]) => idPaths(field, under(name))),
    ...idPaths(def.element, `${at}[]`),
    ...idPaths(def.valueType, `${at}{}`),
    ...[def.innerType, def.in, def.out, ...(def.options ?? [])].flatMap((part) => idPaths(part, at)),
  ]
  return [...new Set(inside)]
}
