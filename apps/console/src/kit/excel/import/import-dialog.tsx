import { FileTextOutlined } from '@ant-design/icons'
import { Alert, App, Button, Spin } from 'antd'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../ui/dialog.tsx'
import type { ImportProps } from './import-props.ts'
import { useFormChoices } from './use-form-choices.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './import-dialog.module.css'
import { ImportFooter } from './import-footer.tsx'
import { ImportReport } from './import-report.tsx'
import type { ImportForm } from './plan.ts'
import { useImport, type ImportState } from './use-import.ts'
import { useSheetFiles } from './use-sheet-files.ts'

type Props = ImportProps & { onClose: () => void }

/** A good file is not thrown away by a slip; a bad one is meant to be replaced. */
const isWorthAsking = (state: ImportState): boolean =>
  state.at === 'failed' || (state.at === 'checked' && !state.plan.fault && !state.plan.problems.length)

function ImportFrame({ it, onClose, ...props }: Props & { it: ImportForm }) {
  const { t } = useTranslation()
  const { modal } = App.useApp()
  const { state, fileName, choose, submit, reset } = useImport(props, it)
  const files = useSheetFiles(props.name, it)
  const isSending = state.at === 'sending'

  // An import under way cannot be called back.
  const close = (): void => {
    if (!isSending) onClose()
  }

  const replace = (chosen: readonly File[]): void => {
    if (!chosen.length) return
    if (!isWorthAsking(state)) return void choose(chosen)
    modal.confirm({
      title: t('excel.replace', { name: fileName }),
      okText: t('excel.replaceYes'),
      cancelText: t('excel.cancel'),
      onOk: () => void choose(chosen),
    })
  }

  return (
    <Dialog
      title={t('excel.importTitle', { name: props.name })}
      width="max(60%, 640px)"
      onClose={close}
      footer={
        <ImportFooter
          state={state}
          isWhole={props.isWhole ?? false}
          onSubmit={(plan) => void submit(plan)}
          onDownload={files.badRows}
          onReset={reset}
          onClose={close}
        />
      }
    >
      <div className={styles.body}>
        <div className={styles.intro}>
          <p>{t('excel.intro')}</p>
          <Button icon={<FileTextOutlined aria-hidden />} loading={files.isBusy} onClick={files.template}>
            {t('excel.template')}
          </Button>
        </div>
        {state.at !== 'done' && (
          <FileDrop fileName={state.at === 'empty' ? '' : fileName} disabled={isSending} onChoose={replace} />
        )}
        <div role="status" className={styles.status}>
          {isSending ? t('excel.importing') : ''}
        </div>
        <ImportReport state={state} choices={it.choices} onDownload={files.badRows} />
      </div>
    </Dialog>
  )
}

/** The import of a spreadsheet: template, one file, checks, preview, all rows or none (spec §5, rules §12). */
export default function ImportDialog(props: Props) {
  const { form, shape, toBody, onClose } = props
  const { t } = useTranslation()
  const { choices, hasFailed, retry } = useFormChoices(form)
  if (choices) return <ImportFrame {...props} it={{ form, shape, choices, toBody }} />
  return (
    <Dialog title={t('excel.importTitle', { name: props.name })} footer={null} onClose={onClose}>
      {hasFailed ? (
        <Alert
          type="error"
          showIcon
          title={t('excel.choicesFailed')}
          action={<Button onClick={retry}>{t('excel.again')}</Button>}
        />
      ) : (
        <Spin className={styles.waiting} description={t('excel.loading')} />
      )}
    </Dialog>
  )
}
