import type { ComponentProps } from 'react'
import { Button } from '~/ui/button.tsx'
import { useIsHydrated } from '~/ui/use-is-hydrated.ts'

/** Submits the form. Before hydration it does nothing: a native submission would put the fields into the address. */
export const SubmitButton = (props: Omit<ComponentProps<typeof Button>, 'type'>) => (
  <Button type={useIsHydrated() ? 'submit' : 'button'} tone="brand" {...props} />
)
