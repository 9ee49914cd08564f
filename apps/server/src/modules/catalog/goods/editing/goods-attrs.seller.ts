import { goodsAttrs as contract } from '@fangshi/contract/goods-attrs'
import type { DecodedCall } from '@fangshi/contract/route'
import { fail, failFields } from '../../../../kernel/fail.ts'
import { ownStore } from '../../../../kernel/resource/own-store.ts'
import { serve } from '../../../../kernel/resource/serve.ts'
import { followName } from '../../search-index/reindex.jobs.ts'
import { goodsAttrs } from '../../schema.ts'
import {
  asSent,
  attrValuesOf,
  dropValues,
  goodsCounts,
  putValues,
  renameSkus,
  restoreValues,
} from './goods-attrs.db.ts'

type Value = DecodedCall<typeof contract.store>['body']['values'][number]

/**
 * Refuses ids that are not values of the attribute, unless they are restored, and the removal of a value that goods use.
 */
function checkValues(
  values: readonly Value[],
  known: readonly { id: number; is_used: boolean }[],
  restores?: true,
): void {
  const ids = values.map(({ id }) => id)
  for (const [at, id] of ids.entries()) {
    const isForeign = !restores && id !== undefined && !known.some((value) => value.id === id)
    if (isForeign || (id !== undefined && ids.indexOf(id) < at)) failFields({ [`values.${at}.id`]: 'CHOICE_INVALID' })
  }
  const names = values.map(({ name }) => name['zh-cn'])
  for (const [at, name] of names.entries())
    if (names.indexOf(name) < at) failFields({ [`values.${at}.name.zh-cn`]: 'TAKEN' })
  if (known.some(({ id, is_used }) => is_used && !ids.includes(id))) failFields({ values: 'IN_USE' }, 'IN_USE')
}

/** The store's attributes with their values; values keep their ids, and goods follow a changed name. */
export const goodsAttrsSeller = serve(contract, {
  table: goodsAttrs,
  order: ['id'],
  own: ownStore,
  show: async (rows, { db }) => {
    const ids = rows.map(({ id }) => id)
    const [values, counts] = await Promise.all([attrValuesOf(db, ids), goodsCounts(db, ids)])
    return rows.map(({ id }) => ({ values: values.get(id) ?? [], goods_count: counts.get(id) ?? 0 }))
  },
  recorded: async (rows, { db }) => {
    const values = await attrValuesOf(
      db,
      rows.map(({ id }) => id),
    )
    return rows.map(({ id }) => ({ values: (values.get(id) ?? []).map(asSent) }))
  },
  check: async ({ form, before }, { tx, restores }) => {
    if (!form) {
      if (before && (await goodsCounts(tx, [before.id])).get(before.id)) fail('IN_USE')
      if (before) await dropValues(tx, before.id, [])
      return
    }
    const values = form.values as Value[] | undefined
    const known = before ? ((await attrValuesOf(tx, [before.id])).get(before.id) ?? []) : []
    if (values) checkValues(values, known, restores)
  },
  after: async ({ form, before, after }, { tx, ctx, who, restores }) => {
    const values = form?.values as Value[] | undefined
    if (!after || !values) return
    const valueIds = values.flatMap(({ id }) => (id === undefined ? [] : [id]))
    await dropValues(tx, after.id, valueIds)
    if (restores) await restoreValues(tx, ownStore(who).store_id, after.id, values)
    await putValues(tx, ownStore(who).store_id, after.id, values)
    if (!before) return
    await renameSkus(tx, after.id)
    await followName(tx, ctx, 'attr', after.id)
  },
})
