import { statement, type Tx } from '../../../kernel/db/db.ts'
import type { Resealer } from '../../../kernel/resealing.ts'
import { identityHash } from '../../accounts/public.ts'

interface Row {
  id: number
  id_card_no: string
}

const tables = [
  {
    name: 'documents of store',
    all: statement('stores.sealed_documents', 'select store_id as id, id_card_no from store_documents for update'),
    put: statement(
      'stores.reseal_documents',
      'update store_documents set id_card_no = $2, id_card_hash = $3 where store_id = $1',
    ),
  },
  {
    name: 'change of documents',
    all: statement('stores.sealed_changes', 'select id, id_card_no from document_changes for update'),
    put: statement(
      'stores.reseal_change',
      'update document_changes set id_card_no = $2, id_card_hash = $3 where id = $1',
    ),
  },
]

/** Puts the identity numbers of stores' documents under the new secret, and their keyed hashes with them. */
export async function resealDocuments(tx: Tx, { ctx, text }: Resealer): Promise<void> {
  for (const { name, all, put } of tables) {
    for (const { id, id_card_no } of await tx.rows<Row>(all)) {
      const again = text(id_card_no, `identity number, ${name} ${id}`)
      if (again) await tx.rows(put, [id, again.sealed, identityHash(ctx, again.plain)])
    }
  }
}
