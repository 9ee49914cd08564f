import { FileTextOutlined } from '@ant-design/icons'
import { Alert, App, Button, Spin } from 'antd'
import { useText } from '../../../i18n/use-text.ts'
import { importTexts } from './texts.ts'
import { actionTexts } from '../../../i18n/texts.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { ImportProps } from './import-props.ts'
import { useFormChoices } from './use-form-choices.ts'
import { FileDrop } from './file-drop.tsx'
import styles from './import-dialog.module.css'
import { ImportFooter } from './import-footer.tsx'
import { ImportReport } from './import-report.tsx'
import { isWorthAsking } from './import-state.ts'
import type { ImportForm } from './plan.ts'
import { useImport } from './use-import.ts'
import { useSheetFiles } from './use-sheet-files.ts'

type Props = ImportProps & { onClose: () => void }

function ImportFrame({ it, onClose, ...props }: Props & { it: ImportForm }) {
  const t = useText()
  const { modal } = App.useApp()
  const { state, fileName, choose, submit, reset } = useImport(props, it)
  const files = useSheetFiles(props.name, it)
  const isSending = state.at === 'sending'

  // A running import cannot be undone.
  const close = (): void => {
    if (!isSending) onClose()
  }

  const replace = (chosen: readonly File[]): void => {
    if (!chosen.length) return
    if (!isWorthAsking(state)) return void choose(chosen)
    modal.confirm({
      title: t(importTexts.replace, { name: fileName }),
      okText: t(importTexts.replaceYes),
      cancelText: t(actionTexts.cancel),
      onOk: () => void choose(chosen),
    })
  }

  return (
    <Dialog
      title={t(importTexts.importTitle, { name: props.name })}
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
          <p>
            {t(importTexts.intro)} {props.intro && t(props.intro)}{' '}
            {t(props.isWhole ? importTexts.whole : importTexts.parts)}
          </p>
          <Button icon={<FileTextOutlined aria-hidden />} loading={files.isBusy} onClick={files.template}>
            {t(importTexts.template)}
          </Button>
        </div>
        {state.at !== 'done' && (
          <FileDrop fileName={state.at === 'empty' ? '' : fileName} disabled={isSending} onChoose={replace} />
        )}
        <div role="status" className={styles.status}>
          {isSending ? t(importTexts.importing) : ''}
        </div>
        <ImportReport state={state} choices={it.choices} onDownload={files.badRows} />
      </div>
    </Dialog>
  )
}

/** The import of a spreadsheet: template, one file, checks, preview, one answer (spec §5, rules §12). */
export default function ImportDialog(props: Props) {
  const { form, shape, toBody, onClose } = props
  const t = useText()
  const { choices, hasFailed, retry } = useFormChoices(form)
  if (choices) return <ImportFrame {...props} it={{ form, shape, choices, toBody }} />
  return (
    <Dialog title={t(importTexts.importTitle, { name: props.name })} footer={null} onClose={onClose}>
      {hasFailed ? (
        <Alert
          type="error"
          showIcon
          title={t(importTexts.choicesFailed)}
          action={<Button onClick={retry}>{t(actionTexts.retry)}</Button>}
        />
      ) : (
        <Spin className={styles.waiting} description={t(importTexts.loading)} />
      )}
    </Dialog>
  )
}
