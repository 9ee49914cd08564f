import { useEffect } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { ownPath } from '~/routing/own-path.ts'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { useIsLoggedIn, useSessionUser } from '~/session/session.ts'

/** The query parameters that these pages read. */
export const loginQueryKeys: readonly string[] = ['next']

/**
 * What login, registration and password reset share: they send shoppers with a session on to `next` or where their record
 * leads (spec §4).
 */
export function useLoginRedirect(): { next: string | undefined; isLeaving: boolean } {
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const isLoggedIn = useIsLoggedIn()
  const defaultUrl = useSessionUser()?.defaultUrl ?? links.home()
  const [query] = useSearchParams()
  const next = ownPath(query.get('next')) ?? undefined
  useEffect(() => {
    if (isLoggedIn) void navigate(localPath(next ?? defaultUrl), { replace: true })
  }, [isLoggedIn, navigate, localPath, next, defaultUrl])
  return { next, isLeaving: isLoggedIn === true }
}
