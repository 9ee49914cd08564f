import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { LocalLink } from '~/i18n/local-link.tsx'
import { buttonLook, type ButtonSize, type ButtonTone } from './button-look.ts'

interface Look {
  tone?: ButtonTone
  size?: ButtonSize
}

/** `busy` keeps focus and width, shows a spinner and ignores further clicks: a double click acts once. */
export function Button({
  tone = 'outline',
  size = 'm',
  busy = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button
      type={type}
      className={buttonLook(tone, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {busy && <LoaderCircle size={16} className="motion-safe:animate-spin" />}
      {children}
    </button>
  )
}

/** A link that looks like a button. */
export function ButtonLink({ tone = 'outline', size = 'm', className, ...rest }: LinkProps & { to: string } & Look) {
  return <LocalLink className={buttonLook(tone, size, className)} {...rest} />
}
