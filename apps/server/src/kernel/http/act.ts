import type { Decoded, Reply, Route } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import type { Tx } from '../db/db.ts'
import { inTx } from '../db/tx.ts'
import { on, type CallerOf, type CallOf, type Mounted } from './on.ts'
import type { Change } from './who.ts'

/** What a use case of the back offices returns: each changed thing as the audit log keeps it, beside anything else. */
export type Recorded = Change | readonly Change[]

type Field<Part> = [Part] extends [undefined] ? unknown : Part
/** What a route gives its use case: the parameters of its path and the fields of its body. */
export type InputOf<R extends Route> = Field<Decoded<R>['params']> & Field<Decoded<R>['body']>

type ResultOf<R extends Route> = R['area'] extends 'Home' ? unknown : Recorded
type InTx<R extends Route> = Omit<CallOf<R>, 'tx'> & { tx: Tx }
type Show<R extends Route, Result> = (result: Result, call: InTx<R>) => Reply<R> | Promise<Reply<R>>
/** A route that answers nothing needs no show. */
type MaybeShow<R extends Route, Result> =
  Record<never, never> extends Reply<R> ? [show?: Show<R, Result>] : [show: Show<R, Result>]

const changesOf = (result: Recorded): readonly Change[] =>
  Array.isArray(result) ? (result as readonly Change[]) : [result as Change]

/**
 * Runs a use case of the back offices in one transaction, that of an idempotent call's key or a new one, and writes what
 * it changed into the audit log (rules §11). `show` still reads inside the transaction.
 */
export async function perform<Result extends Recorded, Shown = Result>(
  call: Pick<CallOf<Route>, 'ctx' | 'audit'> & { tx?: Tx | undefined },
  useCase: (tx: Tx) => Promise<Result>,
  show?: (result: Result, tx: Tx) => Shown | Promise<Shown>,
): Promise<Shown> {
  const work = async (tx: Tx): Promise<Shown> => {
    const result = await useCase(tx)
    await call.audit(tx, ...changesOf(result))
    return show ? show(result, tx) : (result as Result & Shown)
  }
  return call.tx ? work(call.tx) : inTx(call.ctx.db, work)
}

/**
 * Binds a write of the contract to its use case: opens the transaction (or takes that of an idempotent call), gives the
 * use case who calls and what was sent, writes the audit log of a back office, shows the result.
 */
export function act<R extends Route, Result extends ResultOf<R>>(
  route: R,
  useCase: (tx: Tx, ctx: Context, who: CallerOf<R>, input: InputOf<R>) => Promise<Result>,
  ...[show]: MaybeShow<R, Result>
): Mounted {
  return on(route, (call) => {
    const { ctx } = call
    // Parameters of the path last: no field of a body can stand in for the row that the path names.
    const input = Object.assign({}, call.body, call.params) as InputOf<R>
    const run = (tx: Tx): Promise<Result> => useCase(tx, ctx, call.who as CallerOf<R>, input)
    const answer = (result: Result, tx: Tx) => (show ? show(result, { ...call, tx }) : ({} as Reply<R>))
    if (route.area !== 'Home') return perform(call, run as (tx: Tx) => Promise<Result & Recorded>, answer)
    const work = async (tx: Tx): Promise<Reply<R>> => answer(await run(tx), tx)
    return call.tx ? work(call.tx) : inTx(ctx.db, work)
  })
}
