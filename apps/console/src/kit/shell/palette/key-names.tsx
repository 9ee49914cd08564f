import styles from './key-names.module.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

const nameOf = (key: string): string => {
  if (key === 'mod') return isMac ? '⌘' : 'Ctrl'
  return key.length === 1 ? key.toUpperCase() : key
}

/** The keys of a shortcut as they stand on this keyboard: `mod+k` is ⌘K or Ctrl K. */
export function KeyNames({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keys.split('+').map((key) => (
        <kbd key={key} className={styles.key}>
          {nameOf(key)}
        </kbd>
      ))}
    </span>
  )
}
