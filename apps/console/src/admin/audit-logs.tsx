import { admins, auditLogs } from '@fangshi/contract/access'
import { dictionary } from '../kit/fields/build.ts'
import { l } from '../i18n/ui-text.ts'
import { createdAt } from '../kit/table/created-at.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'
import { Link } from 'react-router'
import { ChangeList } from '../activity/change-list.tsx'
import { EntryProof } from './audit-logs/entry-proof.tsx'
import { UndoEntry } from './audit-logs/undo-entry.tsx'
import { useText } from '../i18n/use-text.ts'

const area = l('区域', 'Area')
const who = l('操作人', 'User')
const action = l('操作', 'Action')
const target = l('对象', 'Target')
const request = l('请求编号', 'Request ID')
const undone = l('撤销', 'Undo')
const undoWords = {
  isUndo: l('撤销 #{{id}}', 'Undoes #{{id}}'),
  isUndone: l('已被 #{{id}} 撤销', 'Undone by #{{id}}'),
}

/** What an entry took back, and what took it back. */
function UndoTags({ undoes, undone_by }: { undoes: number | null; undone_by: number | null }) {
  const t = useText()
  if (undoes === null && undone_by === null) return '-'
  return (
    <>
      {undoes !== null && <Link to={`?view=${undoes}`}>{t(undoWords.isUndo, { id: undoes })}</Link>}{' '}
      {undone_by !== null && <Link to={`?view=${undone_by}`}>{t(undoWords.isUndone, { id: undone_by })}</Link>}
    </>
  )
}

const areas = [
  { value: 'Admin', label: l('管理台', 'Admin'), color: 'processing' as const },
  { value: 'Seller', label: l('商家台', 'Seller'), color: 'success' as const },
]

export default tableScreen({
  resource: auditLogs,
  columns: {
    created_at: { ...createdAt, label: l('时间', 'Time') },
    who: { label: who, width: 120 },
    area: { label: area, type: 'dict_tags', options: areas, width: 100 },
    store_name: { label: l('店铺', 'Store'), hidden: true },
    action_name: { label: action },
    target: { label: target, type: 'id', width: 150 },
    action: { label: l('接口权限', 'Permission'), type: 'id', hidden: true },
    undone_by: { label: undone, width: 160, value: ({ undoes, undone_by }) => undone_by ?? undoes, cell: UndoTags },
    ip: { label: l('IP 地址', 'IP address'), width: 130 },
    request_id: { label: request, type: 'id', hidden: true },
  },
  search: [
    { type: 'select', label: area, value: 'area', data: areas },
    { type: 'select', label: who, value: 'admin_id', dict: dictionary(admins) },
    {
      label: l('接口权限', 'Permission'),
      value: 'action',
      where: 'likeRight',
      placeholder: l('如 Admin.roles', 'e.g. Admin.roles'),
    },
    { label: target, value: 'target' },
    { type: 'daterange', label: l('时间', 'Time'), value: 'created_at' },
    { label: request, value: 'request_id' },
  ],
  viewExtra: (entry) => (
    <>
      <ChangeList before={entry.before} after={entry.after} />
      <UndoEntry entry={entry} />
      <EntryProof link={entry.link} />
    </>
  ),
})
