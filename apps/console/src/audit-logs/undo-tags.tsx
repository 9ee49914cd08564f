import { Link, useSearchParams } from 'react-router'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'
import { withDialog } from '../kit/screen/dialogs/dialog-address.ts'

const isUndo = l('撤销 #{{id}}', 'Undoes #{{id}}')
const isUndone = l('已被 #{{id}} 撤销', 'Undone by #{{id}}')

/** What an entry took back, and what took it back; their links open it over the same list. */
export function UndoTags({ undoes, undone_by }: { undoes: number | null; undone_by: number | null }) {
  const t = useText()
  const [search] = useSearchParams()
  const over = (id: number) => ({ search: withDialog(search, { kind: 'view', id }).toString() })
  if (undoes === null && undone_by === null) return '-'
  return (
    <>
      {undoes !== null && <Link to={over(undoes)}>{t(isUndo, { id: undoes })}</Link>}{' '}
      {undone_by !== null && <Link to={over(undone_by)}>{t(isUndone, { id: undone_by })}</Link>}
    </>
  )
}
