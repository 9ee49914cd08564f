import { useNavigation } from 'react-router'
import styles from './navigation-progress.module.css'

/** The bar at the top while a navigation waits (spec §2). */
export function NavigationProgress() {
  const isWaiting = useNavigation().state !== 'idle'
  return isWaiting ? <div className={styles.bar} /> : null
}
