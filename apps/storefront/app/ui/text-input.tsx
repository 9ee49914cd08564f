import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { inputHeight, inputLook } from './input-look.ts'

export const TextInput = ({ className, type = 'text', ...rest }: ComponentProps<'input'>) => (
  <input type={type} className={classNames(inputLook, inputHeight, className)} {...rest} />
)

export const TextArea = ({ className, rows = 3, ...rest }: ComponentProps<'textarea'>) => (
  <textarea rows={rows} className={classNames(inputLook, 'py-2', className)} {...rest} />
)

export const SelectInput = ({ className, ...rest }: ComponentProps<'select'>) => (
  <select className={classNames(inputLook, inputHeight, className)} {...rest} />
)
