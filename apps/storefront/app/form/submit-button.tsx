import type { ComponentProps } from 'react'
import { Button } from '~/ui/button.tsx'
import { useIsHydrated } from '~/ui/use-is-hydrated.ts'

/** Sends the form. Before the browser has taken over it does nothing: a plain submission would put fields into the address. */
export const SubmitButton = (props: Omit<ComponentProps<typeof Button>, 'type' | 'tone'>) => (
  <Button type={useIsHydrated() ? 'submit' : 'button'} tone="brand" {...props} />
)
