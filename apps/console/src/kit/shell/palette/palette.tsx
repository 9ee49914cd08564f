import { SearchOutlined } from '@ant-design/icons'
import { useId, useState, type KeyboardEvent } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { paletteTexts } from './texts.ts'
import { MenuIcon } from '../../ui/icons.tsx'
import { FloatDialog } from './float-dialog.tsx'
import type { MenuItem } from '../../../menus/menu-tree.ts'
import { entriesOf, matching } from './palette-match.ts'
import styles from './palette.module.css'
import { HelpButton } from './shortcut-help.tsx'

interface Props {
  menus: readonly MenuItem[]
  onOpen: (item: MenuItem) => void
  onClose: () => void
}

/** Finds a screen by its name: type, choose with the arrows, Enter (ARIA combobox with a listbox). */
export function Palette({ menus, onOpen, onClose }: Props) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = matching(entriesOf(menus), typed)

  const open = (item: MenuItem | undefined): void => {
    if (!item) return
    onClose()
    onOpen(item)
  }
  const step = (by: number): void => {
    const next = (at + by + found.length) % found.length
    setAt(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') open(found[at]?.item)
    else if (event.key === 'ArrowDown' && found.length) step(1)
    else if (event.key === 'ArrowUp' && found.length) step(-1)
    else return
    event.preventDefault()
  }

  return (
    <FloatDialog label={t(paletteTexts.title)} onClose={onClose}>
      <div className={styles.field}>
        <SearchOutlined aria-hidden />
        <input
          className={styles.input}
          role="combobox"
          aria-label={t(paletteTexts.title)}
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length ? `${id}-${at}` : undefined}
          placeholder={t(paletteTexts.placeholder)}
          autoComplete="off"
          spellCheck={false}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value)
            setAt(0)
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div id={`${id}-list`} className={styles.list} role="listbox" aria-label={t(paletteTexts.found)}>
        {found.map(({ item, names }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
          <div
            key={item.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className={styles.option}
            onMouseMove={() => setAt(index)}
            onClick={() => open(item)}
          >
            <span className={styles.icon}>
              <MenuIcon name={item.icon || 'profile'} />
            </span>
            <span>{item.name}</span>
            <span className={styles.way}>{names.slice(0, -1).join(' / ')}</span>
          </div>
        ))}
      </div>
      <p className={styles.none} role="status">
        {found.length ? '' : t(paletteTexts.nothing)}
      </p>
      <div className={styles.foot}>
        <span>{t(paletteTexts.hint)}</span>
        <HelpButton onPress={onClose} />
      </div>
    </FloatDialog>
  )
}
