import { statement, type Db, type Tx } from '../../kernel/db/db.ts'
import { isOwned, ownerColumns, type Owner } from './owner.ts'

export interface CardRow {
  id: number
  name: string
  bank_name: string
  card_no_sealed: string
  card_tail: string
  created_at: Date
}

const columns = 'id, name, bank_name, card_no_sealed, card_tail, created_at'
const all = statement(
  'withdrawals.cards',
  `select ${columns} from bank_cards where ${isOwned('$1', '$2')} order by id desc`,
)
const one = statement('withdrawals.card', `select ${columns} from bank_cards where id = $3 and ${isOwned('$1', '$2')}`)
const insert = statement(
  'withdrawals.insert_card',
  `insert into bank_cards (user_id, store_id, name, bank_name, card_no_sealed, card_tail, card_hash, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8) returning ${columns}`,
)
const remove = statement(
  'withdrawals.remove_card',
  `delete from bank_cards where id = $3 and ${isOwned('$1', '$2')} returning ${columns}`,
)

/** The cards of an owner, newest first. */
export const cardsOf = (db: Db, owner: Owner) => db.rows<CardRow>(all, ownerColumns(owner))

/** A card of this owner; undefined for that of another. */
export const cardOf = (db: Db, owner: Owner, id: number) => db.row<CardRow>(one, [...ownerColumns(owner), id])

export interface NewCard {
  name: string
  bank_name: string
  card_no_sealed: string
  card_tail: string
  card_hash: Buffer
  at: Date
}

export async function insertCard(tx: Tx, owner: Owner, it: NewCard): Promise<CardRow> {
  const values = [it.name, it.bank_name, it.card_no_sealed, it.card_tail, it.card_hash, it.at]
  return (await tx.row<CardRow>(insert, [...ownerColumns(owner), ...values])) as CardRow
}

/** The card that was removed; undefined when the owner has no such card. */
export const deleteCard = (tx: Tx, owner: Owner, id: number) => tx.row<CardRow>(remove, [...ownerColumns(owner), id])

const forget = statement(
  'withdrawals.forget_person',
  `with gone as (delete from bank_cards where user_id = $1)
   update withdrawals set card_no_sealed = '' where user_id = $1`,
)
/** Forgets the card numbers of a user whose account is closed. What was paid out stays. */
export const forgetCards = (tx: Tx, userId: number) => tx.rows(forget, [userId])
