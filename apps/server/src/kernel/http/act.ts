import type { DecodedCall, Reply, Route } from '@fangshi/contract/route'
import type { Context } from '../../context.ts'
import type { Db, Tx } from '../db/db.ts'
import { inTx } from '../db/tx.ts'
import { on, type CallerOf, type CallOf, type MountedRoute } from './on.ts'
import type { Change } from './who.ts'

/** What a use case of the back offices returns: each changed thing as the audit log keeps it, beside anything else. */
export type RecordedChanges = Change | readonly Change[]

type Field<Part> = [Part] extends [undefined] ? unknown : Part
/** What a route gives its use case: the parameters of its path, the fields of its body and of its query. */
export type InputOf<R extends Route> = Field<DecodedCall<R>['params']> &
  Field<DecodedCall<R>['body']> &
  Field<DecodedCall<R>['query']>

/** The shop keeps no audit log, and opening or ending a session is no change. */
type ResultOf<R extends Route> = R extends { area: 'Home' } | { unaudited: true } ? unknown : RecordedChanges
type InTx<R extends Route> = Omit<CallOf<R>, 'tx'> & { tx: Tx }
type Show<R extends Route, Result> = (result: Result, call: InTx<R>) => Reply<R> | Promise<Reply<R>>
/** A route that answers nothing needs no show. */
type MaybeShow<R extends Route, Show> = Record<never, never> extends Reply<R> ? [show?: Show] : [show: Show]

/** The changes that a use case returned. */
export const changesOf = (result: RecordedChanges): readonly Change[] =>
  Array.isArray(result) ? (result as readonly Change[]) : [result as Change]

/**
 * Runs a use case of the back offices in one transaction, that of an idempotent call's key or a new one, and writes what
 * it changed into the audit log (rules §11). `show` still reads inside the transaction.
 */
export async function perform<Result extends RecordedChanges, Shown = Result>(
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

type UseCase<R extends Route, Input, Result> = (tx: Tx, ctx: Context, who: CallerOf<R>, input: Input) => Promise<Result>

/**
 * Binds a write of the contract to its use case: opens the transaction (or takes that of an idempotent call), gives the
 * use case who calls and what was sent, writes the audit log of a back office, shows the result.
 */
export const act = <R extends Route, Result extends ResultOf<R>>(
  route: R,
  useCase: UseCase<R, InputOf<R>, Result>,
  ...show: MaybeShow<R, Show<R, Result>>
): MountedRoute => actPrepared(route, sentInput, useCase, ...show)

/** Parameters of the path last: no field of a body can stand in for the row that the path names. */
const sentInput = <R extends Route>(call: CallOf<R>): InputOf<R> =>
  Object.assign({}, call.query, call.body, call.params) as InputOf<R>

/**
 * Like `act`, with an input that `prepare` makes of the call before the transaction begins: for what no transaction
 * should wait for or take back, such as hashing a password, reading a sheet, or counting a wrong password.
 */
export function actPrepared<R extends Route, Input, Result extends ResultOf<R>>(
  route: R,
  prepare: (call: CallOf<R>) => Input | Promise<Input>,
  useCase: UseCase<R, Input, Result>,
  ...[show]: MaybeShow<R, Show<R, Result>>
): MountedRoute {
  return on(route, async (call) => {
    const { ctx } = call
    const input = await prepare(call)
    const run = (tx: Tx): Promise<Result> => useCase(tx, ctx, call.who as CallerOf<R>, input)
    const answer = (result: Result, tx: Tx) => (show ? show(result, { ...call, tx }) : ({} as Reply<R>))
    const isRecorded = route.area !== 'Home' && !route.unaudited
    if (isRecorded) return perform(call, run as (tx: Tx) => Promise<Result & RecordedChanges>, answer)
    const work = async (tx: Tx): Promise<Reply<R>> => answer(await run(tx), tx)
    return call.tx ? work(call.tx) : inTx(ctx.db, work)
  })
}

/**
 * Like `act`, for a write of the shop that is a single statement: it is a transaction by itself, and BEGIN and COMMIT
 * would be two more round trips.
 */
export const actInOneStatement = <R extends Route & { area: 'Home'; idempotent?: never }, Result>(
  route: R,
  useCase: (db: Db, ctx: Context, who: CallerOf<R>, input: InputOf<R>) => Promise<Result>,
  ...[show]: MaybeShow<R, (result: Result) => Reply<R>>
): MountedRoute =>
  on(route, async (call) => {
    const result = await useCase(call.ctx.db, call.ctx, call.who, sentInput(call))
    return show ? show(result) : ({} as Reply<R>)
  })
