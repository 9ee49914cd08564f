import { QueryCache, QueryClient } from '@tanstack/react-query'
import { onLanguageChange } from '../i18n/language.ts'
import { leaveEndedSession } from './ended-session.ts'

/** The cache of the server's answers, shared by all pages. */
export const queries = new QueryClient({
  queryCache: new QueryCache({ onError: leaveEndedSession }),
  // A refusal is final, and each retry would show its message again.
  defaultOptions: { queries: { retry: false, staleTime: 60_000 }, mutations: { retry: false } },
})

// Names come in the user's language: what is on screen is fetched again, the rest when it is shown.
onLanguageChange(() => void queries.invalidateQueries())
