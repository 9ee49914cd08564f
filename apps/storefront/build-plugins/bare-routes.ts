import { parseAst, type Plugin } from 'vite'

const unused = new Set(['does', 'params', 'query', 'body', 'reply', 'fails', 'bodyLimit'])

interface Node {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

function* walk(node: Node): Generator<Node> {
  yield node
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) yield* walk(child)
  }
}

/** The declaration in `route('…', { … })`. */
const declarationOf = (node: Node): unknown =>
  node.type === 'CallExpression' && (node.callee as Node).name === 'route' ? (node.arguments as Node[])[1] : undefined

/** Tells clients that the response is a file. */
const isFileReply = (property: Node): boolean => (property.value as Node | undefined)?.name === 'FileBody'

/** The schema properties of route declarations, and of objects spread into them. */
function schemaProperties(program: Node): Node[] {
  const nodes = [...walk(program)]
  const declarations = new Set(nodes.map(declarationOf))
  return nodes.flatMap((node) => {
    if (node.type !== 'ObjectExpression') return []
    const named = (node.properties as Node[]).map((property) => ({
      property,
      name: String((property.key as Node | undefined)?.name),
    }))
    if (!declarations.has(node) && !named.some(({ name }) => name === 'reply')) return []
    return named
      .filter(({ name, property }) => unused.has(name) && !isFileReply(property))
      .map(({ property }) => property)
  })
}

/**
 * Strips the contract's routes in the shop's bundles to method, path, area and right, so calling a route does not add
 * zod to the first load of a public page. Forms import the named shapes, never `someRoute.body`.
 */
export function bareRoutes(): Plugin {
  return {
    name: 'bare-routes',
    enforce: 'post',
    transform(code, id) {
      if (!/packages\/contract\/src\/[\w-]+\.ts$/.test(id) || !code.includes('route(')) return
      const program: unknown = parseAst(code)
      if (!isNode(program)) return
      let bare = code
      for (const { start, end } of schemaProperties(program).sort((a, b) => b.start - a.start)) {
        bare = bare.slice(0, start) + bare.slice(end).replace(/^\s*,/, '')
      }
      return { code: bare, map: null }
    },
  }
}
