import type * as z from 'zod/mini'
import type { ErrorKey } from './errors.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Area = 'Home' | 'Seller' | 'Admin'
/**
 * Who may call: `public` anyone; `guest` anyone, a token is honoured; `shopper`, `seller`, `admin` a session of that
 * kind; `Area.resource.verb` a named interface right (rules §11).
 */
export type Right = 'public' | 'guest' | 'shopper' | 'seller' | 'admin' | NamedRight
/** An interface right that roles grant (rules §11). */
export type NamedRight = `Seller.${string}` | `Admin.${string}`

type Shape = z.ZodMiniType

interface Spec {
  area: Area
  right: Right
  /** One sentence for the API document. */
  does: string
  params?: Shape
  query?: Shape
  body?: Shape
  reply: Shape
  /** Error keys this route can answer with beside the general ones. */
  fails?: readonly ErrorKey[]
  /** The route changes money, stock or rights, so an `Idempotency-Key` header is required (rules §5). */
  idempotent?: true
  /**
   * Whether the call touches money, rights or secrets of a back office, so that the caller must have proved who they are
   * within the last ten minutes, at login or by `…/auth/confirm`; else CONFIRM_IDENTITY (rules §1). Every write of a back
   * office says so or says `false`, with the reason where that is not plain.
   */
  confirm?: boolean
  /** A back-office call that writes nothing, or only opens or ends a session, so it is not in the audit log. */
  unaudited?: true
  /** A write that a suspended store may still make: ship, answer refunds, chat, its own account (rules §2). */
  whileSuspended?: true
  /** An account that has still to set up the second factor that its role demands may call it (rules §1). */
  beforeSecondFactor?: true
  /** Body limit in bytes if not 1 MiB (rules §12). */
  bodyLimit?: number
  /** Maximum number of fields and list items of a body if not 5,000. */
  maxFields?: number
  /**
   * `multipart` routes take a file, `bytes` the body as it was sent, whatever its type, because it is signed; everything
   * else takes forms and JSON alike.
   */
  takes?: 'multipart' | 'bytes'
}

export type Route<S extends Spec = Spec> = S & { method: Method; path: string }

/** What a route has to say because of its address. */
type Due<At> = At extends `${Exclude<Method, 'GET'>} /${'Seller' | 'Admin'}/${string}` ? { confirm: boolean } : unknown

/**
 * Declares a route as a value: the server mounts it, the fronts call it, the API document lists it.
 * `path` has its parameters in braces and stands below `/api`.
 */
export function route<const At extends `${Method} /${string}`, const S extends Spec>(
  at: At,
  spec: S & Due<At>,
): Route<S> {
  const [method, path] = at.split(' ') as [Method, string]
  return { ...spec, method, path }
}

type In<T> = T extends Shape ? z.input<T> : undefined
type Out<T> = T extends Shape ? z.output<T> : undefined
type Field<S, K extends string> = S extends { [P in K]: infer T extends Shape } ? T : undefined

/** The input of a call: only the parts that the route declares. */
export type Input<R extends Spec> = (Field<R, 'params'> extends Shape
  ? { params: In<Field<R, 'params'>> }
  : { params?: undefined }) &
  (Field<R, 'query'> extends Shape ? { query?: In<Field<R, 'query'>> } : { query?: undefined }) &
  (R extends { takes: 'multipart' }
    ? { body: FormData }
    : Field<R, 'body'> extends Shape
      ? { body: In<Field<R, 'body'>> }
      : { body?: undefined })

/** What the server's handler receives after validation. */
export interface DecodedCall<R extends Spec> {
  params: Out<Field<R, 'params'>>
  query: Out<Field<R, 'query'>>
  body: Out<Field<R, 'body'>>
}

/** The reply in the envelope's `data`. */
export type Reply<R extends Spec> = z.input<R['reply']>

/** `/goods/{id}` with its parameters filled in. Throws when one is missing. */
export function fillPath(path: string, params: Record<string, unknown> | undefined): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params?.[name]
    if (value === undefined || value === null) throw new Error(`path parameter ${name} is missing`)
    return encodeURIComponent(String(value))
  })
}
