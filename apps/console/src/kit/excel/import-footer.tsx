import { Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { Plan } from './plan.ts'
import type { ImportState } from './use-import.ts'

interface Props {
  state: ImportState
  onSubmit: (plan: Plan) => void
  /** Starts over with another file. */
  onReset: () => void
  onClose: () => void
}

/** The plan that can be sent now. */
function sendable(state: ImportState): Plan | undefined {
  if (state.at !== 'checked' && state.at !== 'sending' && state.at !== 'failed') return undefined
  const { plan } = state
  return plan.fault || plan.problems.length ? undefined : plan
}

/** Why nothing can be sent now. */
function useReason(state: ImportState): string {
  const { t } = useTranslation()
  if (sendable(state) || state.at === 'reading') return ''
  return state.at === 'empty' ? t('excel.chooseFirst') : t('excel.correctFirst')
}

export function ImportFooter({ state, onSubmit, onReset, onClose }: Props) {
  const { t } = useTranslation()
  const plan = sendable(state)
  const reason = useReason(state)
  const isSending = state.at === 'sending'
  if (state.at === 'done') {
    return (
      <>
        <Button onClick={onReset}>{t('excel.importMore')}</Button>
        <Button type="primary" onClick={onClose}>
          {t('excel.close')}
        </Button>
      </>
    )
  }
  return (
    <>
      <Button disabled={isSending} onClick={onClose}>
        {t('excel.cancel')}
      </Button>
      <Button
        type="primary"
        loading={isSending}
        disabled={!plan}
        title={reason}
        onClick={() => plan && !isSending && onSubmit(plan)}
      >
        {plan ? t('excel.importRows', { n: plan.rows.length }) : t('excel.import')}
      </Button>
    </>
  )
}
