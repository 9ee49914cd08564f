import { textarea } from '../../kit/fields/build.ts'
import type { UiText } from '../../i18n/ui-text.ts'
import { ActDialog } from '../../kit/screen/act-dialog.tsx'
import { texts } from './store-texts.ts'

interface Props {
  title: UiText
  /** The store's name. */
  subject: string
  explained: UiText
  /** Who reads the reason. */
  help: UiText
  send: (reason: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** A dialog for actions against a store that need a reason. */
export const ReasonDialog = ({ help, send, ...rest }: Props) => (
  <ActDialog
    fields={{ reason: textarea(texts.reason, { required: true, maxlength: 200, rows: 3, span: 24, help }) }}
    isDanger
    done={texts.done}
    submit={({ reason }) => send(String(reason))}
    {...rest}
  />
)
