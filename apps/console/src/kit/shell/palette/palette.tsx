import { SearchOutlined } from '@ant-design/icons'
import { useId, useState, type KeyboardEvent } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import { paletteTexts } from './texts.ts'
import type { AreaName } from '../../../areas/areas.ts'
import { FloatDialog } from './float-dialog.tsx'
import type { MenuItem } from '../../../menus/menu-tree.ts'
import { PaletteOption, type PaletteChoice } from './palette-option.tsx'
import styles from './palette.module.css'
import { HelpButton } from './shortcut-help.tsx'
import { useChoices } from './use-choices.ts'

interface Props {
  area: AreaName
  menus: readonly MenuItem[]
  onOpen: (item: MenuItem) => void
  onClose: () => void
}

/** Finds screens by name or pinyin, and rows by number or name: type, choose with the arrows, Enter (ARIA combobox with a listbox). */
export function Palette({ area, menus, onOpen, onClose }: Props) {
  const t = useText()
  const id = useId()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(0)
  const found = useChoices(area, menus, typed, onOpen)

  const open = (choice: PaletteChoice | undefined): void => {
    if (!choice) return
    onClose()
    choice.open()
  }
  const step = (by: number): void => {
    const next = (at + by + found.length) % found.length
    setAt(next)
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter') open(found[at])
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
        {found.map((choice, index) => (
          <PaletteOption
            key={choice.key}
            id={`${id}-${index}`}
            choice={choice}
            isSelected={index === at}
            onPoint={() => setAt(index)}
            onChoose={() => open(choice)}
          />
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
