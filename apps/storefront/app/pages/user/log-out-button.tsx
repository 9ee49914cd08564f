import { LogOut } from 'lucide-react'
import { useState } from 'react'
import { logOut } from '~/account/log-out.ts'
import { useText } from '~/i18n/text.tsx'
import { Button } from '~/ui/button.tsx'

/** Ends the session; the guard of the user centre then opens the login. */
export function LogOutButton() {
  const t = useText()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = (): void => {
    setIsLeaving(true)
    void logOut()
  }
  return (
    <Button busy={isLeaving} className="w-full md:w-auto" onClick={leave}>
      <LogOut size={18} />
      {t('shell:logout')}
    </Button>
  )
}
