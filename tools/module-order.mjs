// The modules in dependency order, read from the text of their list: the checks need no running server.
import { readdirSync, readFileSync } from 'node:fs'

/** The folders of `apps/server/src/modules` in the order of `modules.ts`. Throws when a folder is not in the list. */
export function moduleOrder(server = 'apps/server/src') {
  const text = readFileSync(`${server}/modules.ts`, 'utf8')
  const imports = text.matchAll(/^import \{ (\w+) \} from '\.\/modules\/([\w-]+)\/module\.ts'$/gm)
  const folders = Object.fromEntries([...imports].map(([, name, folder]) => [name, folder]))
  const [, list = ''] = /= \[([^\]]*)\]/.exec(text) ?? []
  const order = list.match(/\w+/g)?.map((name) => folders[name]) ?? []
  const unlisted = readdirSync(`${server}/modules`).filter((folder) => !order.includes(folder))
  if (unlisted.length) throw new Error(`modules.ts does not list ${unlisted.join(', ')}`)
  return order
}
