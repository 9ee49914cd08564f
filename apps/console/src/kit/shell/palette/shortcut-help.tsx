import { Button, Switch } from 'antd'
import { useEffect, useId, useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { paletteTexts } from './texts.ts'
import { actionTexts } from '../../../i18n/texts.ts'
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
  const t = useText()
  return (
    <Button
      type="link"
      size="small"
      onClick={() => {
        onPress()
        requests.dispatchEvent(new Event('open'))
      }}
    >
      {t(paletteTexts.shortcuts)}
    </Button>
  )
}

/** Makes shortcuts work, and lists those of the page under `?`. */
export function ShortcutHelp() {
  const t = useText()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const shortcuts = useActiveShortcuts()
  const isOn = useShortcutsOn()
  useShortcut('?', t(paletteTexts.shortcuts), () => setOpen(true))
  useEffect(listenToShortcuts, [])
  useEffect(() => {
    const open = (): void => setOpen(true)
    requests.addEventListener('open', open)
    return () => requests.removeEventListener('open', open)
  }, [])
  if (!isOpen) return null
  return (
    <FloatDialog label={t(paletteTexts.shortcuts)} onClose={() => setOpen(false)}>
      <div className={styles.content}>
        <h2 className={styles.title}>{t(paletteTexts.shortcuts)}</h2>
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
          <span id={id}>{t(paletteTexts.switch)}</span>
          <Switch aria-labelledby={id} checked={isOn} onChange={setShortcutsOn} />
        </div>
        <Button block onClick={() => setOpen(false)}>
          {t(actionTexts.close)}
        </Button>
      </div>
    </FloatDialog>
  )
}
