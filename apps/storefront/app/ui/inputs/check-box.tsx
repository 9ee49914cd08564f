import { Check, Minus } from 'lucide-react'
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '~/ui/class-names.ts'

/**
 * A styled native check box. `checked="mixed"` means that only some items are checked. Without `children` it needs an
 * `aria-label`.
 */
export function CheckBox({
  checked,
  onChange,
  children,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'checked' | 'onChange'> & {
  checked: boolean | 'mixed'
  onChange: (checked: boolean) => void
  children?: ReactNode
}) {
  const input = useRef<HTMLInputElement>(null)
  const isMixed = checked === 'mixed'
  useEffect(() => {
    if (input.current) input.current.indeterminate = isMixed
  }, [isMixed])
  const Mark = isMixed ? Minus : Check
  return (
    <label className={classNames('inline-flex min-h-6 items-start gap-2 has-disabled:text-ink-3', className)}>
      <span className="relative flex size-6 shrink-0 items-center justify-center">
        <input
          ref={input}
          type="checkbox"
          className="peer absolute inset-0 m-0 appearance-none rounded-full disabled:cursor-not-allowed"
          checked={checked === true}
          onChange={(event) => onChange(event.currentTarget.checked)}
          {...rest}
        />
        <span
          aria-hidden
          className={classNames(
            'pointer-events-none flex size-5 items-center justify-center rounded-full border',
            checked ? 'border-brand bg-brand text-on-brand' : 'border-line-strong bg-surface text-transparent',
            'peer-disabled:border-line peer-disabled:bg-sunken',
          )}
        >
          <Mark size={14} strokeWidth={3} />
        </span>
      </span>
      {children && <span className="pt-px">{children}</span>}
    </label>
  )
}
