import { setImmediate as breathe } from 'node:timers/promises'
import { formatMoney } from '@fangshi/contract/money'
import type { Context } from '../../../../context.ts'
import type { Tx } from '../../../../kernel/db/db.ts'
import type { Change, Seller } from '../../../../kernel/http/who.ts'
import { changedContent, showContent, type ReviewedContent } from '../editing/content.ts'
import { difference } from '../editing/goods-audit.ts'
import { placeContent } from '../editing/place-content.ts'
import { dropVersion, putVersion } from '../editing/versions.db.ts'
import { isChanged, type SheetChange } from './sheet-change.ts'
import { updateGoodsRows, updateSkuRows, type GoodsAfter } from './update.db.ts'
import { indexAll } from './write-sheet.ts'

/** How many goods one statement updates; other calls are answered between two batches. */
const batch = 100

function columnsAfter({ stored, plain, content, class_path }: SheetChange, verify: boolean) {
  const { id, goods_no, class_id, name, subname, images, content: text, content_mobile, review } = stored
  const before = { class_id, name, subname, images, content: text, content_mobile, review }
  const { columns = {}, waiting } = content ? placeContent(before, stored.newer, content, verify) : {}
  const path = columns.class_id ? class_path : stored.class_path
  const after: GoodsAfter = { id, goods_no, ...before, class_path: path, ...plain, ...columns }
  return { after, waiting }
}

/** What the audit log keeps of goods before and after. */
function factsOf(change: SheetChange, after: GoodsAfter, waiting: ReviewedContent | null | undefined): Change {
  const { stored, plain, skus } = change
  const was = stored.newer ?? stored
  const now = waiting ?? (change.content ? after : was)
  const changedSkus = (rows: readonly Pick<SheetChange['skus'][number], 'id' | 'price_cents' | 'on_hand'>[]) =>
    rows.map(({ id, price_cents, on_hand }) => ({ sku_id: id, goods_price: formatMoney(price_cents), stock: on_hand }))
  const ids = new Set(skus.map(({ id }) => id))
  const { brand_id, freight_choice, freight_id, shelf } = stored
  const before = {
    ...showContent(was),
    brand_id,
    freight_choice,
    freight_id,
    shelf,
    review: stored.newer?.state ?? stored.review,
  }
  return {
    target: stored.id,
    ...difference(
      { ...before, skus: changedSkus(stored.skus.filter(({ id }) => ids.has(id))) },
      {
        ...showContent(now),
        ...plain,
        review: waiting ? 'to_review' : waiting === null ? after.review : before.review,
        skus: changedSkus(skus),
      },
    ),
  }
}

/**
 * Writes what a sheet changes of locked goods and nothing else; returns the changes for the audit log. With `verify` new
 * content awaits review while the reviewed content stays on sale (rules §3).
 */
export async function updateSheet(
  tx: Tx,
  ctx: Context,
  { user_id }: Seller,
  all: readonly SheetChange[],
  verify: boolean,
): Promise<Change[]> {
  const now = ctx.now()
  const by = { kind: 'seller', id: user_id } as const
  const changes = all.filter(isChanged)
  const records: Change[] = []
  for (let from = 0; from < changes.length; from += batch) {
    const part = changes.slice(from, from + batch)
    const skus = part.flatMap((change) => change.skus).toSorted((a, b) => a.id - b.id)
    if (skus.length) await updateSkuRows(tx, skus, by, now)
    const goods = part.map((change) => ({ change, ...columnsAfter(change, verify) }))
    await updateGoodsRows(
      tx,
      goods.map(({ after }) => after),
      now,
    )
    for (const { change, after, waiting } of goods) {
      if (waiting) await putVersion(tx, after.id, waiting, now)
      else if (waiting === null && change.stored.newer) await dropVersion(tx, after.id)
      records.push(factsOf(change, after, waiting))
    }
    await breathe()
  }
  await indexAll(
    tx,
    changes.filter(isFoundOtherwise).map(({ stored }) => stored.id),
  )
  return records
}

/** Whether the words or filters by which the goods are found may have changed. */
const isFoundOtherwise = ({ stored, plain, content }: SheetChange): boolean =>
  plain.brand_id !== stored.brand_id || (content !== null && changedContent(stored, content).length > 0)
