import { useText } from '../../i18n/use-text.ts'
import { systemNames } from '../../areas/texts.ts'
import { Link } from 'react-router'
import { areas, type AreaName } from '../../areas/areas.ts'
import { links } from '../../areas/links.ts'
import styles from './brand.module.css'

/** Logo and system name; leads to the area's root. */
export function Brand({ area, isShort = false }: { area: AreaName; isShort?: boolean }) {
  const t = useText()
  const name = t(systemNames[area])
  return (
    <Link to={links.root(area)} className={styles.brand} aria-label={name}>
      <img src={areas[area].logo} alt="" width={28} height={28} />
      {!isShort && <span className={styles.name}>{name}</span>}
    </Link>
  )
}
