import { loadChunk } from '@fangshi/contract/load-chunk'
import { lazy, Suspense, useMemo } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { screenTexts } from './texts.ts'
import type { Row } from '../fields/row.ts'
import type { ScreenSpec } from './screen.ts'
import { namedColumns } from '../list/column.ts'
import type { Buttons } from './buttons.ts'
import type { Dialogs } from './use-dialogs.ts'

// Forms and the single view come with the first dialog.
const FormDialog = lazy(() => loadChunk(() => import('./form-dialog.tsx')))
const ViewDialog = lazy(() => loadChunk(() => import('./view-dialog.tsx')))

interface Props {
  spec: ScreenSpec
  name: string
  rows: readonly Row[]
  dialogs: Dialogs
  buttons: Buttons
  onSaved: (row: Row, before: Row | undefined) => void
}

function View({ spec, name, rows, dialogs, id }: Omit<Props, 'onSaved' | 'buttons'> & { id: number }) {
  const t = useText()
  const { resource, columns, view, form, toForm, viewExtra } = spec
  const all = useMemo(() => namedColumns({ ...columns, ...view }), [columns, view])
  const at = rows.findIndex((row) => row.id === id)
  return (
    <ViewDialog
      resource={resource}
      title={t(screenTexts.viewTitle, { name })}
      id={id}
      columns={all}
      form={form}
      toForm={toForm}
      previous={rows[at - 1]}
      next={rows[at + 1]}
      onMove={(row) => dialogs.view(row.id)}
      extra={viewExtra}
      onClose={dialogs.close}
    />
  )
}

/** The dialogs of a screen: view, add, edit, as far as the account has the button (rules §11). */
export function ScreenDialogs({ buttons, ...props }: Props) {
  const { spec, name, dialogs, onSaved } = props
  const t = useText()
  const { open, close } = dialogs
  const { resource, form, toForm, toBody, formExtra, formWidth } = spec
  if (!open || !buttons[open.kind].isShown || buttons[open.kind].reason) return null
  if (open.kind === 'view') {
    return (
      <Suspense>
        <View {...props} id={open.id} />
      </Suspense>
    )
  }
  if (!form) return null
  return (
    <Suspense>
      <FormDialog
        resource={resource}
        title={t(open.kind === 'add' ? screenTexts.addTitle : screenTexts.editTitle, { name })}
        form={form}
        id={open.kind === 'edit' ? open.id : undefined}
        isAddressed
        presets={open.kind === 'add' ? dialogs.presets : undefined}
        toForm={toForm}
        toBody={toBody}
        extra={formExtra}
        width={formWidth}
        onClose={close}
        onSaved={(row, before) => {
          close()
          onSaved(row, before)
        }}
      />
    </Suspense>
  )
}
