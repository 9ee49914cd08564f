import { useText } from '../../i18n/use-text.ts'
import { shellTexts } from './texts.ts'
import styles from './breadcrumbs.module.css'
import { useMenuChain } from '../../menus/use-menu-item.ts'

/** The names of the menu items that lead to the page on screen. */
export function Breadcrumbs() {
  const t = useText()
  const chain = useMenuChain()
  if (chain.length < 2) return null
  return (
    <nav aria-label={t(shellTexts.breadcrumbs)}>
      <ol className={styles.crumbs}>
        {chain.map(({ id, name }, index) => (
          <li key={id} className={styles.crumb} aria-current={index === chain.length - 1 ? 'page' : undefined}>
            {name}
          </li>
        ))}
      </ol>
    </nav>
  )
}
