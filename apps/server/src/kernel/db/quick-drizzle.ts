import { registerHooks, type ResolveFnOutput } from 'node:module'

/**
 * Node reads the 170 KB of Drizzle's `package.json` again for each import of Drizzle and each within it, some 700 at a start,
 * which took more time than all else that a process loads (docs/decisions/0191-drizzle-is-found-once.md). With this, what
 * the server imports of it is looked up once, and its own files are where they say.
 */
const entryPoints = new Map<string, ResolveFnOutput>()

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context
    if (/^\.{1,2}\/.*\.js$/.test(specifier) && parentURL.includes('/node_modules/drizzle-orm/')) {
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
    }
    if (!/^drizzle-orm($|\/)/.test(specifier)) return next(specifier, context)
    const known = entryPoints.get(specifier) ?? next(specifier, context)
    entryPoints.set(specifier, known)
    return { ...known, shortCircuit: true }
  },
})
