import { useEffect, useState } from 'react'

/**
 * Gives the focus to the first wrong field of a form in the order in which they are seen, once the errors are shown. The
 * form library would take the order in which the fields were registered.
 */
export function useFocusFirstWrong(): (form: HTMLElement) => void {
  const [submitted, setSubmitted] = useState<{ form: HTMLElement }>()
  useEffect(() => {
    submitted?.form.querySelector<HTMLElement>('[aria-invalid=true]:not(:disabled)')?.focus()
  }, [submitted])
  return (form) => setSubmitted({ form })
}
