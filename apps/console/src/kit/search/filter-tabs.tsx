import styles from './filter-tabs.module.css'

export interface FilterTab {
  key: string
  name: string
  /** How many rows it shows; absent until that is known. */
  count?: string
  isPressed: boolean
  onPress: () => void
}

/** Ways to look at a list, with how many rows each has. */
export const FilterTabs = ({ label, tabs }: { label: string; tabs: readonly FilterTab[] }) => (
  <nav className={styles.tabs} aria-label={label}>
    {tabs.map(({ key, name, count, isPressed, onPress }) => (
      <button key={key} type="button" className={styles.tab} aria-pressed={isPressed} onClick={onPress}>
        {name}
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </button>
    ))}
  </nav>
)
