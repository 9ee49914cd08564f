import {
  closeDifference,
  countDifference,
  reconcileDay,
  type differences,
  type DifferenceAction,
} from '@fangshi/contract/books'
import type { RowOf } from '@fangshi/contract/resource'
import { date, select, textarea } from '../../kit/fields/build.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { call } from '../../session/api.ts'
import { differenceTexts as own } from './difference-texts.ts'
import { channels, texts } from './texts.ts'

interface Props {
  onClose: () => void
  onDone: () => void
}

/** Fetches a provider's bill and compares it. */
export const ReconcileDialog = (on: Props) => (
  <ActDialog
    title={own.reconcile}
    explained={own.reconcileText}
    fields={{
      channel: select(texts.channel, { required: true, options: channels, span: 24 }),
      day: date(own.day, { required: true, span: 24 }),
    }}
    initial={{ channel: 'wechat' }}
    action={own.reconcile}
    done={own.reconciled}
    submit={({ channel, day }) => {
      const body = { channel: channel as (typeof channels)[number]['value'], day: String(day) }
      return call(reconcileDay, { body })
    }}
    {...on}
  />
)

/** Counts a payment that is missing here, or closes a difference with a note. */
export function DecideDifference({
  action,
  row: { id, trade_no },
  ...on
}: Props & { action: DifferenceAction; row: RowOf<typeof differences> }) {
  return action === 'count' ? (
    <ActDialog
      title={own.count}
      subject={trade_no}
      explained={own.countText}
      fields={{}}
      action={own.count}
      done={own.done}
      submit={() => call(countDifference, { params: { id }, body: {} })}
      {...on}
    />
  ) : (
    <ActDialog
      title={own.close}
      subject={trade_no}
      explained={own.closeText}
      fields={{ note: textarea(own.note, { required: true, maxlength: 200, rows: 3, span: 24 }) }}
      action={own.close}
      done={own.done}
      submit={({ note }) => call(closeDifference, { params: { id }, body: { note: String(note) } })}
      {...on}
    />
  )
}
