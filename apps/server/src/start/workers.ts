import cluster from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import { addUpRates } from '../kernel/http/shared-rates.ts'

export interface Workers {
  /** Resolves when all of them serve; rejects when one cannot start. */
  ready: Promise<unknown>
  /** Stops all of them and resolves when the last has ended. */
  stop(): Promise<void>
}

/** Processes of this program that share the port. One that ends is replaced, whatever the cause. */
export function startWorkers(count: number, environment: Record<string, string>): Workers {
  let stopping = false
  addUpRates()

  const fork = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = cluster.fork(environment)
      const failed = (): void => reject(new Error('A server process ended before it could serve.'))
      worker.once('exit', failed)
      worker.on('message', (message) => {
        if (message !== 'ready') return
        worker.off('exit', failed)
        worker.once('exit', (code, signal) => {
          if (!stopping) console.error(`A server process ended (${signal || `exit code ${code}`}) and is replaced.`)
          void replace()
        })
        resolve()
      })
    })

  const replace = async (): Promise<void> => {
    while (!stopping) {
      const isUp = await fork().then(
        () => true,
        () => false,
      )
      if (isUp) return
      await wait(1000) // the cause that keeps it from starting may be temporary
    }
  }

  const ready = Promise.all(Array.from({ length: count }, fork))
  ready.catch(() => {}) // a later await still sees the failure
  return {
    ready,
    async stop() {
      stopping = true
      const living = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
      await Promise.all(
        living.map((worker) => {
          const ended = new Promise((resolve) => worker.once('exit', resolve))
          worker.process.kill('SIGTERM')
          return ended
        }),
      )
    },
  }
}
