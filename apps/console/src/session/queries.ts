import { QueryClient } from '@tanstack/react-query'
import { onLanguageChange } from '../i18n/language.ts'

/** The cache of the server's answers, shared by all pages. */
export const queries = new QueryClient({
  // A refusal is final, and each retry would show its message again.
  defaultOptions: { queries: { retry: false, staleTime: 60_000 }, mutations: { retry: false } },
})

// Names come in the user's language: what is on screen is fetched again, the rest when it is shown.
onLanguageChange(() => void queries.invalidateQueries())
