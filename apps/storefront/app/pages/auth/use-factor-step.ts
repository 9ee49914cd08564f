import { CallError } from '@fangshi/contract/client'
import { useState } from 'react'

interface FactorStep {
  /** The account has a second factor: the form shows the field for its code. */
  isOpen: boolean
  /** Makes a call; one that needs a code opens the step instead. Otherwise rejects like the call. */
  attempt: (send: () => Promise<void>) => Promise<void>
}

/** The step of a login that accounts with a second factor have beyond the password. */
export function useFactorStep(): FactorStep {
  const [isOpen, setOpen] = useState(false)
  return {
    isOpen,
    attempt: async (send) => {
      try {
        await send()
      } catch (error) {
        if (!(error instanceof CallError) || error.key !== 'SECOND_FACTOR_NEEDED') throw error
        setOpen(true)
      }
    },
  }
}
