import { App, Button } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { importTexts } from './texts.ts'
import { actionTexts } from '../../../i18n/texts.ts'
import styles from './import-dialog.module.css'
import { restOf, sendable, type ImportState } from './import-state.ts'
import type { Plan, Problem } from './plan.ts'

interface Props {
  state: ImportState
  /** Valid rows cannot be imported without the others. */
  isWhole: boolean
  onSubmit: (plan: Plan) => void
  /** Downloads the invalid rows with their reasons. */
  onDownload: (plan: Plan, problems: readonly Problem[]) => void
  /** Starts over with another file. */
  onReset: () => void
  onClose: () => void
}

/** Why nothing can be sent now. */
function useReason(state: ImportState): string {
  const t = useText()
  if (sendable(state) || state.at === 'reading') return ''
  return state.at === 'empty' ? t(importTexts.chooseFirst) : t(importTexts.correctFirst)
}

/** Imports the valid rows alone if the user confirms; the others are downloaded, so that none is forgotten. */
function RestButton({ state, onSubmit, onDownload }: Pick<Props, 'state' | 'onSubmit' | 'onDownload'>) {
  const t = useText()
  const { modal } = App.useApp()
  const found = restOf(state)
  if (!found || !('plan' in state)) return null
  const { rest, problems, bad } = found
  const counts = { n: rest.rows.length, bad }
  const ask = (): void => {
    modal.confirm({
      title: t(importTexts.importRest, counts),
      content: t(importTexts.restText, counts),
      okText: t(importTexts.restYes),
      cancelText: t(actionTexts.cancel),
      onOk() {
        onDownload(state.plan, problems)
        onSubmit(rest)
      },
    })
  }
  return <Button onClick={ask}>{t(importTexts.importRest, counts)}</Button>
}

/** The buttons below an import. */
export function ImportFooter({ state, isWhole, onSubmit, onDownload, onReset, onClose }: Props) {
  const t = useText()
  const plan = sendable(state)
  const reason = useReason(state)
  const isSending = state.at === 'sending'
  if (state.at === 'done') {
    return (
      <div className={styles.footer}>
        <Button onClick={onReset}>{t(importTexts.importMore)}</Button>
        <Button type="primary" onClick={onClose}>
          {t(actionTexts.close)}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.footer}>
      <Button disabled={isSending} onClick={onClose}>
        {t(actionTexts.cancel)}
      </Button>
      {!isWhole && <RestButton state={state} onSubmit={onSubmit} onDownload={onDownload} />}
      <Button
        type="primary"
        loading={isSending}
        disabled={!plan}
        title={reason}
        onClick={() => plan && !isSending && onSubmit(plan)}
      >
        {plan ? t(importTexts.importRows, { n: plan.rows.length }) : t(importTexts.import)}
      </Button>
    </div>
  )
}
