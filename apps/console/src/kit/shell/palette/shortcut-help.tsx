import { Button, Switch } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  listenToShortcuts,
  setShortcutsOn,
  useActiveShortcuts,
  useShortcut,
  useShortcutsOn,
} from '../../ui/shortcuts.ts'
import { FloatDialog } from './float-dialog.tsx'
import { KeyNames } from './key-names.tsx'
import styles from './shortcut-help.module.css'

const requests = new EventTarget()

/** Opens the list of shortcuts; there for when the keys themselves are off. */
export function HelpButton({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation()
  return (
    <Button
      type="link"
      size="small"
      onClick={() => {
        onPress()
        requests.dispatchEvent(new Event('open'))
      }}
    >
      {t('palette.shortcuts')}
    </Button>
  )
}

/** Makes shortcuts work, and lists those of the page under `?`. */
export function ShortcutHelp() {
  const { t } = useTranslation()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shortcuts = useActiveShortcuts()
  const isOn = useShortcutsOn()
  useShortcut('?', t('palette.shortcuts'), () => setOpen(true))
  useEffect(listenToShortcuts, [])
  useEffect(() => {
    const open = (): void => setOpen(true)
    requests.addEventListener('open', open)
    return () => requests.removeEventListener('open', open)
  }, [])
  if (!isOpen) return null
  return (
    <FloatDialog label={t('palette.shortcuts')} onClose={() => setOpen(false)}>
      <div className={styles.content}>
        <h2 className={styles.title}>{t('palette.shortcuts')}</h2>
        <dl className={styles.list}>
          {shortcuts.map(({ keys, label }) => (
            <div key={keys} className={styles.row}>
              <dt>{label}</dt>
              <dd className={styles.keys}>
                <KeyNames keys={keys} />
              </dd>
            </div>
          ))}
        </dl>
        <div className={styles.row}>
          <span id={id}>{t('palette.switch')}</span>
          <Switch aria-labelledby={id} checked={isOn} onChange={setShortcutsOn} />
        </div>
        <Button block onClick={() => setOpen(false)}>
          {t('palette.close')}
        </Button>
      </div>
    </FloatDialog>
  )
}
