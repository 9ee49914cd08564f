/** What ends everything that was started, in the opposite order; once. */
const ends: (() => Promise<unknown>)[] = []
let ending: Promise<void> | undefined

/** Has `stop` called when the program ends. */
export const onEnd = (stop: () => Promise<unknown>): number => ends.push(stop)

export const isEnding = (): boolean => ending !== undefined

/** Ends everything that was started, and then the program. */
export const end = (code: number): Promise<void> =>
  (ending ??= (async () => {
    for (const stop of ends.toReversed()) await stop().catch((error: unknown) => console.error(error))
    process.exit(code)
  })())

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end(0))
