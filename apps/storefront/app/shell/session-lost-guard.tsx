import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { onSessionLost } from '~/session/session.ts'

/** Opens the login when the server rejects the token, and remembers the page to return to (spec §8, 401). */
export function SessionLostGuard() {
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const { pathname, search } = useLocation()
  useEffect(
    () => onSessionLost(() => void navigate(localPath(links.login(pathname + search)))),
    [navigate, localPath, pathname, search],
  )
  return null
}
