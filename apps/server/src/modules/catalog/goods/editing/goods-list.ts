import type { Resource } from '@fangshi/contract/resource'
import type { Reply } from '@fangshi/contract/route'
import { on, type MountedRoute } from '../../../../kernel/http/on.ts'
import { listFields, type ListSpec } from '../../../../kernel/resource/list.ts'
import { listPage, showPage } from '../../../../kernel/resource/list-page.ts'
import { showRows } from '../../../../kernel/resource/rows.ts'
import { readSearchQuery } from '../../../../kernel/resource/search-query.ts'
import { checkSorts, columnSort, sortColumns } from '../../../../kernel/resource/sort-columns.ts'
import { tableSearch } from '../../../../kernel/resource/table-search.ts'
import { goods } from '../../schema.ts'

/** The list of goods of either back office. It never reads their descriptions, which are long. */
export function goodsList(resource: Resource, spec: ListSpec<typeof goods>): MountedRoute {
  const search = tableSearch(spec)
  const sorts = sortColumns(resource, spec)
  checkSorts(resource, sorts)
  const { content: _content, content_mobile: _mobile, subname: _subname, ...fields } = listFields(resource, spec)
  return on(resource.index, async (call) => {
    const { db } = call.ctx
    const { conditions, paging, sort } = await readSearchQuery(resource.screen, call)
    const plan = await search(conditions, { db, who: call.who }, columnSort(sorts, sort))
    const page = await listPage(db, plan, { table: goods, id: goods.id, fields }, paging)
    const rows = await showRows(resource, spec, page.rows, { db, locale: call.locale, now: call.ctx.now() })
    return showPage(page, rows) as Reply<typeof resource.index>
  })
}
