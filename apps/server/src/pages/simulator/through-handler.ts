import type { FastifyInstance } from 'fastify'
import type { Timer } from '../../kernel/jobs/jobs.ts'
import type { DemoSimulator, Transport } from '../../modules/payments/public.ts'

/** Sends a notice to this server's own route, through its handlers but not over the network. */
export const throughHandler =
  (server: FastifyInstance): Transport =>
  async ({ method, url, headers, body }) => {
    const { pathname } = new URL(url)
    const answer = await server.inject({ method, url: pathname, headers, payload: body ?? Buffer.alloc(0) })
    return { status: answer.statusCode, headers: {}, body: answer.rawPayload }
  }

/**
 * Sends the simulator's notices when they are due, again and again until the shop has acknowledged them. While the server stops nothing is
 * sent, so what is due then is sent by the next one.
 */
export function noticesTimer(server: FastifyInstance, simulator: DemoSimulator): Timer {
  let isStopping = false
  server.addHook('preClose', async () => {
    isStopping = true
  })
  return {
    name: 'notices of the payment simulator',
    everyMs: 1000,
    run: async () => {
      if (!isStopping) await simulator.deliver(throughHandler(server))
    },
  }
}
