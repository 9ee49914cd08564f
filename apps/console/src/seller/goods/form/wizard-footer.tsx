import type { BackofficeGoodsDetail } from '@fangshi/contract/goods-seller'
import { formatDateTime } from '@fangshi/contract/time'
import { Button, Tooltip } from 'antd'
import { useSyncExternalStore } from 'react'
import { l } from '../../../i18n/ui-text.ts'
import { useText } from '../../../i18n/use-text.ts'
import { footerTexts as says } from './form-texts.ts'
import type { Shelf } from './goods-wire.ts'
import styles from './goods-wizard.module.css'
import type { DraftKeeping } from './use-draft-keeping.ts'

/** The state of the draft. */
function DraftState({ saved, otherwise }: { saved: DraftKeeping; otherwise: string }) {
  const t = useText()
  const now = useSyncExternalStore(saved.subscribe, saved.get)
  const time = typeof now === 'number' ? formatDateTime(new Date(now)).slice(11, 16) : ''
  const text = time && t(l('{{time}} 草稿已保存到本机', 'Draft saved on this device at {{time}}'), { time })
  return (
    <span role="status" className={styles.state}>
      {now === 'full' ? t(says.full) : text || otherwise}
    </span>
  )
}

interface Props {
  goods: BackofficeGoodsDetail | undefined
  isVerified: boolean
  isSaving: boolean
  saved: DraftKeeping
  onPrevious: (() => void) | undefined
  onNext: (() => void) | undefined
  onSave: (shelf: Shelf) => void
}

/** The footer: navigation between the steps, and saving or publishing. */
export function WizardFooter({ goods, isVerified, isSaving, saved, onPrevious, onNext, onSave }: Props) {
  const t = useText()
  const isTakenDown = typeof goods?.off_reason === 'string'
  // New goods are saved at the last step; existing goods at any step.
  const isSavable = goods !== undefined || !onNext
  const isOn = goods?.shelf === 'on'
  return (
    <div className={styles.footer}>
      <div className={styles.ways}>
        {onPrevious && <Button onClick={onPrevious}>{t(says.previous)}</Button>}
        {onNext && (
          <Button type={isSavable ? 'default' : 'primary'} onClick={onNext}>
            {t(says.next)}
          </Button>
        )}
      </div>
      <DraftState saved={saved} otherwise={isVerified && isSavable ? t(says.verified) : ''} />
      {isSavable && (
        <div className={styles.saves}>
          {!isOn && (
            <Button loading={isSaving} onClick={() => onSave('off')}>
              {t(goods ? says.save : says.keepOff)}
            </Button>
          )}
          <Tooltip title={isTakenDown ? t(says.takenDown) : undefined}>
            <Button type="primary" loading={isSaving} disabled={isTakenDown} onClick={() => onSave('on')}>
              {t(isOn ? says.save : goods ? says.saveOn : says.publish)}
            </Button>
          </Tooltip>
        </div>
      )}
    </div>
  )
}
