import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'

/** Ends the session and opens the login (spec §4). */
export function useLogOut(): { leave: () => void; isLeaving: boolean } {
  const navigate = useNavigate()
  const localPath = useLocalePath()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async (): Promise<void> => {
    setIsLeaving(true)
    const { logOut } = await import('./log-out.ts')
    await logOut()
    setIsLeaving(false)
    await navigate(localPath(links.login()))
  }
  return { leave: () => void leave(), isLeaving }
}
