import { Button } from 'antd'
import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './configs.module.css'

const texts = {
  save: l('保存', 'Save'),
  discard: l('放弃修改', 'Discard changes'),
  isDirty: l('有未保存的修改', 'You have unsaved changes.'),
  isClean: l('没有未保存的修改', 'All changes saved.'),
}

interface Props {
  isDirty: boolean
  isSaving: boolean
  onDiscard: () => void
}

/** Below a form of settings: saves, discards, and says whether there is anything to save. */
export function SaveBar({ isDirty, isSaving, onDiscard }: Props) {
  const t = useText()
  return (
    <div className={isDirty ? `${styles.bar} ${styles.dirty}` : styles.bar}>
      <Button type="primary" htmlType="submit" disabled={!isDirty} loading={isSaving}>
        {t(texts.save)}
      </Button>
      {isDirty && (
        <Button disabled={isSaving} onClick={onDiscard}>
          {t(texts.discard)}
        </Button>
      )}
      <span role="status" className={styles.reason}>
        {t(isDirty ? texts.isDirty : texts.isClean)}
      </span>
    </div>
  )
}
