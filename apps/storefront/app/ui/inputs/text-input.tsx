import type { ComponentProps } from 'react'
import { classNames } from '~/ui/class-names.ts'

/** The shared style of inputs. A 16 px font on phones keeps iOS from zooming in. */
const inputLook =
  'w-full rounded-2 border border-line-strong bg-surface px-3 text-16 text-ink transition duration-100 hover:border-ink-3 aria-invalid:border-bad disabled:bg-sunken disabled:text-ink-3 md:text-14'

const inputHeight = 'h-11 md:h-10'

export const TextInput = ({ className, type = 'text', ...rest }: ComponentProps<'input'>) => (
  <input type={type} className={classNames(inputLook, inputHeight, className)} {...rest} />
)

export const TextArea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={rows} className={classNames(inputLook, 'py-2', className)} {...rest} />
)

export const SelectInput = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select className={classNames(inputLook, inputHeight, className)} {...rest} />
)
