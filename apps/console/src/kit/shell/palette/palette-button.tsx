import { SearchOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useText } from '../../../i18n/use-text.ts'
import type { AreaName } from '../../../areas/areas.ts'
import { paletteTexts } from './texts.ts'
import { useShortcut } from '../../ui/shortcuts.ts'
import { KeyNames } from './key-names.tsx'
import type { MenuItem } from '../../../menus/menu-tree.ts'
import styles from './palette-button.module.css'
import { Palette } from './palette.tsx'

const keys = 'mod+k'

interface Props {
  area: AreaName
  menus: readonly MenuItem[]
  onOpen: (item: MenuItem) => void
}

/** Looks like a field, opens the palette. */
export function PaletteButton({ area, menus, onOpen }: Props) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  useShortcut(keys, t(paletteTexts.title), () => setOpen(true))
  return (
    <>
      <button type="button" className={styles.button} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <SearchOutlined aria-hidden />
        <span className={styles.text}>{t(paletteTexts.open)}</span>
        <span className={styles.keys} aria-hidden>
          <KeyNames keys={keys} />
        </span>
      </button>
      {isOpen && <Palette area={area} menus={menus} onOpen={onOpen} onClose={() => setOpen(false)} />}
    </>
  )
}
