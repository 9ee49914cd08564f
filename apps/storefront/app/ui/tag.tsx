import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TagTone = 'brand' | 'gold' | 'ok' | 'warn' | 'bad' | 'neutral'

const tones: Record<TagTone, string> = {
  brand: 'bg-brand-50 text-brand',
  gold: 'bg-gold-50 text-gold',
  ok: 'bg-ok-50 text-ok',
  warn: 'bg-warn-50 text-warn',
  bad: 'bg-bad-50 text-bad',
  neutral: 'bg-sunken text-ink-2',
}

/** A soft tag. The text carries the meaning, the colour only supports it; at most two tones on one card. */
export const Tag = ({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: TagTone
  className?: string
  children: ReactNode
}) => (
  <span
    className={classNames(
      'inline-flex items-center rounded-1 px-1.5 text-12 whitespace-nowrap',
      tones[tone],
      className,
    )}
  >
    {children}
  </span>
)
