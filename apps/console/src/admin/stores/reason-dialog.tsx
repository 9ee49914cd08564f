import { textarea } from '../../kit/fields/build.ts'
import type { Label } from '../../kit/label.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { texts } from './store-texts.ts'

interface Props {
  title: Label
  /** The store's name. */
  subject: string
  explained: Label
  /** Who reads the reason. */
  help: Label
  send: (reason: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** An act against a store that says why. */
export const ReasonDialog = ({ help, send, ...rest }: Props) => (
  <ActDialog
    fields={{ reason: textarea(texts.reason, { required: true, maxlength: 200, rows: 3, span: 24, help }) }}
    isDanger
    done={texts.done}
    submit={({ reason }) => send(String(reason))}
    {...rest}
  />
)
