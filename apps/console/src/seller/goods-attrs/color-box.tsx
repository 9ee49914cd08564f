import { l } from '../../i18n/ui-text.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from './values-field.module.css'

interface Props {
  /** The value it belongs to. */
  of: string
  /** Given by the form: `#a1b2c3`, or empty for no colour. */
  id?: string
  value?: string
  onChange?: (color: string) => void
}

const white = '#ffffff'

/** The colour of a value; it can be removed again. */
export function ColorBox({ of, id, value = '', onChange }: Props) {
  const t = useText()
  return (
    <span className={styles.color}>
      <input
        id={id}
        type="color"
        className={value ? styles.box : `${styles.box} ${styles.noColor}`}
        value={value || white}
        aria-label={`${of} ${t(l('颜色', 'Colour'))}`}
        onChange={(event) => onChange?.(event.target.value)}
      />
      {value && (
        <button
          type="button"
          className={styles.clear}
          aria-label={`${of} ${t(l('不使用颜色', 'No colour'))}`}
          onClick={() => onChange?.('')}
        >
          ×
        </button>
      )}
    </span>
  )
}
