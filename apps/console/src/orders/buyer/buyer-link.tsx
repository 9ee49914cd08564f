import type { ReactNode } from 'react'
import { Link } from 'react-router'
import styles from './buyer-link.module.css'

/** A line of its own that leads to the buyer of an order; large enough for a thumb on phones. */
export const BuyerLink = ({ to, icon, children }: { to: string; icon: ReactNode; children: string }) => (
  <p>
    <Link to={to} className={styles.link}>
      {icon} {children}
    </Link>
  </p>
)
