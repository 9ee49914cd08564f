import type { UiText } from '../i18n/ui-text.ts'
import { textarea } from '../kit/fields/build.ts'
import { ActDialog } from '../kit/screen/act-dialog.tsx'
import { activityTexts as texts } from './activity-texts.ts'

/** Both the store and the platform read it. */
const reason = textarea(texts.reason, { required: true, maxlength: 200, rows: 3, span: 24, help: texts.stopHelp })

interface Props {
  /** The promotion's name. */
  subject: string | undefined
  /** What stopping does and what it leaves. */
  explained: UiText
  send: (reason: string) => Promise<unknown>
  onClose: () => void
  onDone: () => void
}

/** Stops a promotion for good, with a reason (rules §9). */
export const StopDialog = ({ send, ...rest }: Props) => (
  <ActDialog
    title={texts.stop}
    isDanger
    done={texts.stopped}
    fields={{ reason }}
    submit={({ reason }) => send(String(reason))}
    {...rest}
  />
)
