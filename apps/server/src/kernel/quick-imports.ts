import { registerHooks, type ResolveFnOutput } from 'node:module'

/**
 * Finds the modules of the server faster than Node does (docs/decisions/0191-drizzle-is-found-once.md and
 * 0202-a-start-waits-for-less.md). For each import Node looks for the file and for the `package.json` above it, and reads
 * that of the package again: Drizzle's has 170 KB. With this, own files, and those of Drizzle and Zod among each other,
 * are where their imports say, and what own files import of packages is looked up once.
 */
const entryPoints = new Map<string, ResolveFnOutput>()

const isInPackage = (url: string): boolean => url.includes('/node_modules/')
const isModulesOnly = (url: string): boolean => /\/node_modules\/(drizzle-orm|zod)\//.test(url)

/** Own files of different workspaces may find different packages by the same name. */
const workspaceOf = (url: string): string => url.slice(0, url.lastIndexOf('/src/'))

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (specifier.startsWith('.')) {
      const isOwn = specifier.endsWith('.ts') && !isInPackage(parentURL)
      const isModule = specifier.endsWith('.js') && isModulesOnly(parentURL)
      if (!isOwn && !isModule) return next(specifier, context)
      const format = isOwn ? 'module-typescript' : 'module'
      return { url: new URL(specifier, parentURL).href, format, shortCircuit: true }
    }
    if (isInPackage(parentURL) || specifier.startsWith('node:')) return next(specifier, context)
    const name = `${workspaceOf(parentURL)} ${specifier}`
    const known = entryPoints.get(name) ?? next(specifier, context)
    entryPoints.set(name, known)
    return { ...known, shortCircuit: true }
  },
})
