import { Link } from 'react-router'
import { l } from '../i18n/ui-text.ts'
import { useText } from '../i18n/use-text.ts'

const isUndo = l('撤销 #{{id}}', 'Undoes #{{id}}')
const isUndone = l('已被 #{{id}} 撤销', 'Undone by #{{id}}')

/** What an entry took back, and what took it back. */
export function UndoTags({ undoes, undone_by }: { undoes: number | null; undone_by: number | null }) {
  const t = useText()
  if (undoes === null && undone_by === null) return '-'
  return (
    <>
      {undoes !== null && <Link to={`?view=${undoes}`}>{t(isUndo, { id: undoes })}</Link>}{' '}
      {undone_by !== null && <Link to={`?view=${undone_by}`}>{t(isUndone, { id: undone_by })}</Link>}
    </>
  )
}
