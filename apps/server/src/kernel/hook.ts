/**
 * Hooks let a module call modules that stand above it without knowing them: it declares a hook and calls it, the others
 * name their listeners in `listens` of their `module.ts`, and `app.ts` connects them in the order of the modules.
 */

type Listener<Args extends readonly unknown[], Result> = (...args: Args) => Promise<Result>

/** A listener that waits to be connected to its hook. */
export interface Wire {
  connect(): void
}

/** Calls all listeners one after another, in the order of their modules, and gives their results. */
export interface Hook<Args extends readonly unknown[], Result = unknown> {
  (...args: Args): Promise<Result[]>
  listen(listener: Listener<Args, Result>): void
}

/** Calls the one handler of a key. */
export interface KeyedHook<Key extends string, Args extends readonly unknown[], Result = unknown> {
  (key: Key, ...args: Args): Promise<Result>
  listen(key: Key, listener: Listener<Args, Result>): void
}

interface DeclaredHook {
  disconnect(): void
  /** What is missing, in words; undefined when the hook can be called. */
  missing(): string | undefined
}

const declared: DeclaredHook[] = []

/**
 * Declares a hook. Its listeners run in the caller's transaction when that is among the arguments; one that throws undoes
 * it all. A required hook must have a listener when the server starts.
 */
export function hook<Args extends readonly unknown[], Result = unknown>(
  name: string,
  { required = false } = {},
): Hook<Args, Result> {
  const listeners: Listener<Args, Result>[] = []
  declared.push({
    disconnect: () => void (listeners.length = 0),
    missing: () => (required && !listeners.length ? `nobody listens to ${name}` : undefined),
  })
  const call = async (...args: Args): Promise<Result[]> => {
    const results: Result[] = []
    for (const listener of listeners) results.push(await listener(...args))
    return results
  }
  return Object.assign(call, { listen: (listener: Listener<Args, Result>) => void listeners.push(listener) })
}

/** Declares a hook with one handler for each of its keys; all of them must be there when the server starts. */
export function keyedHook<Key extends string, Args extends readonly unknown[], Result = unknown>(
  name: string,
  keys: readonly Key[],
): KeyedHook<Key, Args, Result> {
  const handlers = new Map<Key, Listener<Args, Result>>()
  const unhandled = (key: Key): string => `nobody handles ${key} of ${name}`
  declared.push({
    disconnect: () => handlers.clear(),
    missing: () => keys.filter((key) => !handlers.has(key)).map(unhandled)[0],
  })
  const call = async (key: Key, ...args: Args): Promise<Result> => {
    const handler = handlers.get(key)
    if (!handler) throw new Error(unhandled(key))
    return handler(...args)
  }
  const listen = (key: Key, listener: Listener<Args, Result>): void => {
    if (handlers.has(key)) throw new Error(`two handle ${key} of ${name}`)
    handlers.set(key, listener)
  }
  return Object.assign(call, { listen })
}

/** A listener of a hook, for `listens` of a module. */
export const on = <Args extends readonly unknown[], Result>(
  to: Hook<Args, Result>,
  listener: Listener<NoInfer<Args>, NoInfer<Result>>,
): Wire => ({ connect: () => to.listen(listener) })

/** The handler of one key of a hook, for `listens` of a module. */
export const onKey = <Key extends string, Args extends readonly unknown[], Result>(
  to: KeyedHook<Key, Args, Result>,
  key: NoInfer<Key>,
  listener: Listener<NoInfer<Args>, NoInfer<Result>>,
): Wire => ({ connect: () => to.listen(key, listener) })

/** Connects these listeners and no others: whatever was connected before is forgotten. */
export function connectHooks(wires: readonly Wire[]): void {
  for (const { disconnect } of declared) disconnect()
  for (const wire of wires) wire.connect()
}

/** Throws an Error that names every required hook without a listener. */
export function requireListeners(): void {
  const missing = declared.flatMap((one) => one.missing() ?? [])
  if (missing.length) throw new Error(missing.join('; '))
}
