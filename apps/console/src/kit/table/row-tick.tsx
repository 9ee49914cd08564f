import styles from './row-tick.module.css'

interface Props {
  label: string
  isTicked: boolean
  onToggle: () => void
}

/** The tick of a row; all of its cell can be pressed. Plain, since antd's is felt with hundreds of rows. */
export const RowTick = ({ label, isTicked, onToggle }: Props) => (
  <label className={styles.area}>
    <input type="checkbox" className={styles.tick} aria-label={label} checked={isTicked} onChange={onToggle} />
  </label>
)
