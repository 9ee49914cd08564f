import { MenuIcon } from '../../ui/icons.tsx'
import styles from './palette.module.css'

/** What the palette can open: a screen or a row of one. */
export interface PaletteChoice {
  key: string
  icon: string
  name: string
  /** Where it stands, or what tells it from others. */
  note: string
  open: () => void
}

interface Props {
  id: string
  choice: PaletteChoice
  isSelected: boolean
  onPoint: () => void
  onChoose: () => void
}

export function PaletteOption({ id, choice, isSelected, onPoint, onChoose }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      className={styles.option}
      onMouseMove={onPoint}
      onClick={onChoose}
    >
      <span className={styles.icon}>
        <MenuIcon name={choice.icon} />
      </span>
      <span className={styles.name}>{choice.name}</span>
      <span className={styles.way}>{choice.note}</span>
    </div>
  )
}
