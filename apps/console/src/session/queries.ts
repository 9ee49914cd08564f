import { QueryClient } from '@tanstack/react-query'
import { onLanguageChange } from '../i18n/language.ts'

/** What the server answered, for every page. */
export const queries = new QueryClient({
  // A refusal is final, and each try would show its message again.
  defaultOptions: { queries: { retry: false, staleTime: 60_000 }, mutations: { retry: false } },
})

// Names come in the reader's language: what is on screen is asked for anew, the rest when it is shown.
onLanguageChange(() => void queries.invalidateQueries())
