import type { Resource } from '@fangshi/contract/resource'
import { useQuery } from '@tanstack/react-query'
import { Button, Descriptions, Skeleton } from 'antd'
import type { ComponentProps, ReactNode } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { uiTexts } from '../ui/texts.ts'
import { actionTexts } from '../../i18n/texts.ts'
import { listTexts } from '../list/texts.ts'
import { FieldValue } from '../fields/form/field-value.tsx'
import { isLocal, type FieldSpec, type FieldSpecs, type FormValues } from '../fields/spec.ts'
import { Cell } from '../table/cell.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { formOf } from './dialogs/form-body.ts'
import { CallFailed } from '../list/list-states.tsx'
import { useNames } from '../list/names.ts'
import type { NamedColumn } from '../list/column.ts'
import type { Row } from '../fields/row.ts'
import { usePhone } from '../ui/use-phone.ts'
import styles from './view-dialog.module.css'
import { showQuery } from '../list/use-show.ts'

interface Props {
  resource: Resource
  title: string
  id: number
  columns: readonly NamedColumn[]
  form?: FieldSpecs
  toForm?: (row: Row) => FormValues
  /** The rows before and behind on this page. */
  previous?: Row
  next?: Row
  onMove: (row: Row) => void
  extra?: (row: Row) => ReactNode
  onClose: () => void
}

/** Fields that a form has and the table does not show; what is kept secret has nothing to show. */
const formOnly = (form: FieldSpecs, columns: readonly NamedColumn[]) =>
  Object.entries(form).filter(([name, { type }]) => type !== 'password' && !columns.some(({ key }) => key === name))

/** A value as in the table; words of both languages, though, which the table shows in one. */
function Shown({ spec, ...cell }: { spec?: FieldSpec } & ComponentProps<typeof Cell>) {
  if (!spec || !isLocal(spec) || cell.column.cell) return <Cell {...cell} />
  return <FieldValue spec={spec} value={cell.row[cell.column.key]} />
}

/** Everything about one row to read, by the kinds of its columns and fields. */
export default function ViewDialog(props: Props) {
  const { resource, title, id, columns, form = {}, toForm, previous, next, onMove, extra, onClose } = props
  const t = useText()
  const isPhone = usePhone()
  const { data: row, error, refetch } = useQuery(showQuery(resource, id))
  const names = useNames(columns, row ? [row] : [])
  // What is not in the table is read as the form would show it.
  const values = row ? formOf(form, row, toForm) : {}
  const items = row && [
    ...columns.map((column) => ({
      key: column.key,
      label: t(column.label),
      children: <Shown column={column} row={row} names={names} spec={form[column.key]} />,
    })),
    ...formOnly(form, columns).map(([name, spec]) => ({
      key: name,
      label: t(spec.label),
      span: spec.type === 'editor' || spec.type === 'textarea' ? ('filled' as const) : undefined,
      children: <FieldValue spec={spec} value={values[name]} />,
    })),
  ]
  return (
    <Dialog
      title={title}
      isModal={false}
      isReadOnly
      onClose={onClose}
      footer={
        <>
          <Button disabled={!previous} onClick={() => previous && onMove(previous)}>
            {t(uiTexts.previous)}
          </Button>
          <Button disabled={!next} onClick={() => next && onMove(next)}>
            {t(uiTexts.next)}
          </Button>
          <Button onClick={onClose}>{t(actionTexts.close)}</Button>
        </>
      }
    >
      {error ? (
        <CallFailed error={error} onRetry={() => void refetch()} />
      ) : items ? (
        <>
          <Descriptions className={styles.fields} bordered size="small" column={isPhone ? 1 : 2} items={items} />
          {extra?.(row)}
        </>
      ) : (
        <Skeleton active aria-label={t(listTexts.loading)} />
      )}
    </Dialog>
  )
}
