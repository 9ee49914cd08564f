import { or, sql } from 'drizzle-orm'
import type { Condition } from '@fangshi/contract/filters'
import { nameFilter } from '../../../kernel/resource/name-search.ts'
import type { FilterSql } from '../../../kernel/resource/search-plan.ts'
import { stores as table } from '../schema.ts'

/** Names in either language, found by the tokens of the index `stores_name_tokens`. */
export function storeNamed(condition: Condition): FilterSql {
  const zh = nameFilter(sql`${table.store_name} ->> 'zh-cn'`)(condition)
  const en = nameFilter(sql`${table.store_name} ->> 'en'`)(condition)
  const indexed = zh.indexed && en.indexed && or(zh.indexed, en.indexed)
  return { where: or(zh.where, en.where), indexed, isExact: zh.isExact === true && en.isExact === true }
}
