import { Button, Card } from 'antd'
import type { ReactNode } from 'react'
import styles from './link-card.module.css'

interface Props {
  label: string
  title: string
  picture: ReactNode
  text?: string
  href: string
  action: string
}

/** A card that shows a place of the storefront and leads there. */
export function LinkCard({ label, title, picture, text, href, action }: Props) {
  return (
    <Card className={styles.card}>
      <p className={styles.label}>{label}</p>
      <div className={styles.row}>
        {picture}
        <div className={styles.words}>
          <h2 className={styles.title}>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
      </div>
      <Button type="primary" size="large" href={href}>
        {action}
      </Button>
    </Card>
  )
}
