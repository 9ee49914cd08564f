import type { ReactNode } from 'react'
import styles from './record-columns.module.css'

/** The page of a record in two columns: what is worked on, and beside it what one looks up. One column on small screens. */
export function RecordColumns({ main, side }: { main: ReactNode; side: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.column}>{main}</div>
      <div className={styles.column}>{side}</div>
    </div>
  )
}

/** A part of a record's page under a heading of its own. */
export function RecordCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.card}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}
