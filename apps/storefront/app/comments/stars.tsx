import type { CSSProperties } from 'react'
import { classNames } from '~/ui/class-names.ts'
import { useCommentTexts } from './own-texts.ts'

/** A score of 5 as stars, also in parts; its size is that of the text. */
export function Stars({ score, className }: { score: number; className?: string }) {
  const c = useCommentTexts()
  return (
    <span
      role="img"
      aria-label={c('comment:outOf', { score })}
      className={classNames('stars', className)}
      style={{ '--part': `${score * 20}%` } as CSSProperties}
    />
  )
}
