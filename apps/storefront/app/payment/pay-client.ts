import type { PayClient } from '@fangshi/contract/status'

interface Browser {
  userAgent: string
  /** Of the window, in px. */
  width: number
}

/** What this browser is to the server, which picks the device of the channel from it (rules §6). */
export function payClientOf({ userAgent, width }: Browser): PayClient {
  if (/MicroMessenger/i.test(userAgent)) return 'wechat'
  const isPhone = /Android.+Mobile|iPhone|iPod|HarmonyOS.+Mobile/i.test(userAgent) || width < 768
  return isPhone ? 'phone' : 'desktop'
}

export const payClient = (): PayClient =>
  payClientOf({ userAgent: navigator.userAgent, width: document.documentElement.clientWidth })
