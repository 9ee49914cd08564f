import type { Db } from '../../../kernel/db/db.ts'

type Numbers = (db: Db, orderIds: readonly number[]) => Promise<ReadonlyMap<number, string>>

let asked: Numbers = async () => new Map()

/** Lets movements tell the numbers of the orders behind them; `app.ts` says who knows them. */
export const onOrderNumbers = (numbers: Numbers): void => void (asked = numbers)

/** Numbers of orders by their ids. */
export const orderNumbers: Numbers = (db, ids) => asked(db, ids)
