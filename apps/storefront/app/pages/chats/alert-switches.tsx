import { isAlertOn, setAlertOn, type AlertKind } from '@fangshi/contract/chat-alerts'
import { useState } from 'react'
import { useChatTexts } from '~/chats/own-texts.ts'
import { CheckBox } from '~/ui/inputs/check-box.tsx'

function AlertSwitch({ kind }: { kind: AlertKind }) {
  const t = useChatTexts()
  const [isOn, setIsOn] = useState(() => isAlertOn(localStorage, kind))
  return (
    <CheckBox
      checked={isOn}
      className="min-h-11 items-center md:min-h-8"
      onChange={(next) => {
        setAlertOn(localStorage, kind, next)
        setIsOn(next)
      }}
    >
      {t(`chat:alert_${kind}`)}
    </CheckBox>
  )
}

/** Switches for alerts of new messages while the page is in the background. */
export const AlertSwitches = () => (
  <div className="flex flex-wrap gap-x-6 pb-2 text-13 text-ink-2">
    <AlertSwitch kind="sound" />
    <AlertSwitch kind="title" />
  </div>
)
