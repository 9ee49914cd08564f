import path from 'node:path'

/** The part of a bundler's module info that is needed here. */
interface ModuleInfo {
  importedIds: readonly string[]
  code?: string | null
}
type GetModuleInfo = (id: string) => ModuleInfo | null

/** Every page starts with these. */
const frame = ['entry.client.tsx', 'root.tsx', 'shell/shop-layout.tsx']
/** Modules that two of these share come with the frame: a shopper's next page needs them anyway. */
const publicPages = [
  'pages/home/home.tsx',
  'pages/search/search.tsx',
  'pages/goods/goods.tsx',
  'pages/stores/stores.tsx',
  'pages/stores/store.tsx',
]

// One module exports all icons; the importing code tells which of them it uses.
const allIcons = /^(.*\/lucide-react\/dist\/esm)\/lucide-react\.m?js$/
const iconImport = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/g

/** `Trash2` → `trash-2`, as its file is called. */
const iconFile = (name: string): string => name.replace(/(?<=[a-z\d])(?=[A-Z])|(?<=[a-zA-Z])(?=\d)/g, '-').toLowerCase()

function iconsIn(code: string, folder: string): string[] {
  const names = Array.from(code.matchAll(iconImport), ([, list]) => (list ?? '').split(',')).flat()
  return names.flatMap((part) => {
    const [name = ''] = part.trim().split(/\s+as\s+/)
    return name ? [`${folder}/icons/${iconFile(name)}.mjs`] : []
  })
}

/** All modules that are loaded with `from`, without its dynamic imports. */
function loadedWith(from: string, getModuleInfo: GetModuleInfo): Set<string> {
  const found = new Set<string>()
  const waiting = [from]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue
    found.add(id)
    if (allIcons.test(id)) continue
    const { importedIds = [], code } = getModuleInfo(id) ?? {}
    for (const imported of importedIds) {
      const [, folder] = allIcons.exec(imported) ?? []
      waiting.push(imported, ...(folder ? iconsIn(code ?? '', folder) : []))
    }
  }
  return found
}

/** The modules of the first load of public pages: the frame, what two pages share, and all of `ui/` that the home page uses. */
function firstLoad(getModuleInfo: GetModuleInfo, appFolder: string): Set<string> {
  const loadedBy = (file: string): string[] => [...loadedWith(path.join(appFolder, file), getModuleInfo)]
  const ofHome = new Set(loadedBy('pages/home/home.tsx'))
  const counts = new Map<string, number>()
  for (const id of publicPages.flatMap(loadedBy)) counts.set(id, (counts.get(id) ?? 0) + 1)
  const isPiece = (id: string): boolean => ofHome.has(id) && id.startsWith(path.join(appFolder, 'ui/'))
  const pieces = [...counts].flatMap(([id, count]) => (count > 1 || isPiece(id) ? [id] : []))
  return new Set([...frame.flatMap(loadedBy), ...pieces])
}

/**
 * Puts the modules of the first load into one chunk, `shop`, instead of dozens of small ones; the bundler splits
 * everything else. A separate chunk for React and the router would be one more file for every first visit.
 */
export function firstLoadChunk(appFolder: string) {
  let modules: Set<string> | undefined
  return (id: string, bundler: { getModuleInfo: GetModuleInfo }): string | null => {
    modules ??= firstLoad((one) => bundler.getModuleInfo(one), appFolder)
    return modules.has(id) ? 'shop' : null
  }
}
