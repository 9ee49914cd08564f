import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useLocalePath } from '~/i18n/local-path.ts'
import { links } from '~/routing/links.ts'
import { toast } from '~/ui/toast/toast-store.ts'

/** Finishes a change under "security": reloads the profile, shows a message and leaves the page. */
export function useFinishChange(): (text: string, to?: string) => Promise<void> {
  const client = useQueryClient()
  const navigate = useNavigate()
  const localPath = useLocalePath()
  return async (text, to = links.safe()) => {
    await client.invalidateQueries({ queryKey: ['user', 'me'] })
    toast({ text, tone: 'ok' })
    await navigate(localPath(to), { replace: true })
  }
}
