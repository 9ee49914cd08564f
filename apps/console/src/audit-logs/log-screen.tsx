import type { auditLogs, sellerAuditLogs } from '@fangshi/contract/access'
import type { DetailOf, RowOf } from '@fangshi/contract/resource'
import type { ReactNode } from 'react'
import { ChangeList } from '../activity/change-list.tsx'
import { l, type UiText } from '../i18n/ui-text.ts'
import type { Area } from '../kit/figures/area-figures.ts'
import type { SearchOption } from '../kit/search/search-option.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { EntryProof } from './entry-proof.tsx'
import { UndoEntry } from './undo-entry.tsx'
import { UndoTags } from './undo-tags.tsx'

const target = l('对象', 'Target')
const request = l('请求编号', 'Request ID')
const permission = l('接口权限', 'Permission')

/** What was done by whom, as columns of the logs of both areas. */
export const logColumns = {
  created_at: { ...createdAt, label: l('时间', 'Time') },
  who: { label: l('操作人', 'User'), width: 120 },
  action_name: { label: l('操作', 'Action') },
  target: { label: target, type: 'id', width: 150 },
  action: { label: permission, type: 'id', hidden: true },
  undone_by: {
    label: l('撤销', 'Undo'),
    width: 130,
    value: ({ undoes, undone_by }: RowOf<typeof sellerAuditLogs>) => undone_by ?? undoes,
    cell: UndoTags,
  },
  ip: { label: l('IP 地址', 'IP address'), width: 130 },
  request_id: { label: request, type: 'id', hidden: true },
} as const

/** The filters that both logs have; `example` is of a right of the area. */
export const logSearch = (example: UiText): SearchOption[] => [
  {
    label: permission,
    value: 'action',
    where: 'likeRight',
    placeholder: example,
  },
  { label: target, value: 'target' },
  { type: 'daterange', label: l('时间', 'Time'), value: 'created_at' },
  { label: request, value: 'request_id' },
]

type Entry = DetailOf<typeof auditLogs> | DetailOf<typeof sellerAuditLogs>

/** What an entry changed, taking it back, and its place in the chain. */
export const entryIn =
  (area: Area) =>
  (entry: Entry): ReactNode => (
    <>
      <ChangeList before={entry.before} after={entry.after} />
      <UndoEntry area={area} entry={entry} />
      <EntryProof link={entry.link} />
    </>
  )
