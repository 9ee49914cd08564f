import { classNames } from './class-names.ts'

/** `brand` is the primary action of a view, `ink` a strong neutral action, `outline` and `quiet` everything else. */
export type ButtonTone = 'brand' | 'ink' | 'outline' | 'quiet' | 'danger'
export type ButtonSize = 's' | 'm' | 'l'

const tones: Record<ButtonTone, string> = {
  brand: 'bg-brand text-on-brand hover:bg-brand-hover',
  ink: 'bg-ink text-on-ink hover:bg-ink-2',
  outline: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'border border-bad bg-surface text-bad hover:bg-bad-50',
}

const sizes: Record<ButtonSize, string> = {
  s: 'min-h-8 gap-1 px-3 text-13',
  m: 'min-h-11 gap-2 px-5 text-14 md:min-h-10',
  l: 'min-h-12 gap-2 px-8 text-16',
}

export const buttonLook = (tone: ButtonTone, size: ButtonSize, className?: string): string =>
  classNames(
    'inline-flex shrink-0 items-center justify-center rounded-full text-center font-medium break-keep wrap-break-word transition max-w-full duration-100 select-none',
    'not-disabled:active:scale-[0.98] disabled:cursor-not-allowed disabled:border-transparent disabled:bg-sunken disabled:text-ink-3',
    tones[tone],
    sizes[size],
    className,
  )
