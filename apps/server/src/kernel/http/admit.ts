import type { Route } from '@fangshi/contract/route'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '../fail.ts'
import type { Guard, InSession, Who } from './who.ts'

/** The token of a request, as its header holds it. */
export const tokenOf = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1] ?? null

/** A suspended store reads, and writes only what its routes allow it (rules §2). */
const isBarred = (who: Who, { method, whileSuspended }: Route): boolean =>
  who.area === 'Seller' && who.is_suspended && method !== 'GET' && !whileSuspended

/**
 * Who calls, after the route's right was checked; null for a guest. A due successor of the token goes into the answer's
 * header. Throws NOT_LOGGED_IN, SECOND_FACTOR_MISSING, FORBIDDEN, STORE_SUSPENDED, CONFIRM_IDENTITY.
 */
export async function admit(
  guard: Guard,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<InSession<Who> | null> {
  if (route.right === 'public') return null
  const token = tokenOf(request)
  const session = token ? await guard.authenticate(route.area, token) : null
  if (!session) return route.right === 'guest' ? null : fail('NOT_LOGGED_IN')
  if (session.renewed) reply.header('authorization', `Bearer ${session.renewed}`)
  const isOpen = route.area === 'Home' || route.beforeSecondFactor
  if (!isOpen && (await guard.lacksSecondFactor(session.who))) fail('SECOND_FACTOR_MISSING')
  const isNamed = route.right.includes('.')
  if (isNamed && !(await guard.allow(session.who, route.right))) fail('FORBIDDEN')
  if (isBarred(session.who, route)) fail('STORE_SUSPENDED')
  if (route.confirm && !session.isConfirmed) fail('CONFIRM_IDENTITY')
  return session.who
}
