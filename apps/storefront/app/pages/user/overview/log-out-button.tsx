import { LogOut } from 'lucide-react'
import { useLogOut } from '~/account/use-log-out.ts'
import { useText } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'

/** The log out button on phones; wide screens have it in the utility bar. */
export function LogOutButton() {
  const t = useText()
  const { leave, isLeaving } = useLogOut()
  return (
    <Button busy={isLeaving} className="w-full md:hidden" onClick={leave}>
      <LogOut size={18} />
      {t('shell:logout')}
    </Button>
  )
}
