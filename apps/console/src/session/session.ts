import type { getAdminMe } from '@fangshi/contract/accounts'
import { browserTokens } from '@fangshi/contract/client'
import type { Reply } from '@fangshi/contract/route'
import type { AreaName } from '../areas/areas.ts'

/** The signed-in user as the server sends it; stored beside the token (spec §3: `{Area}_user`). Never a password. */
export type Staff = Reply<typeof getAdminMe>

/** The tokens of the three independent sessions. */
export const tokens = browserTokens(localStorage)

const userKey = (area: AreaName): string => `${area}_user`
const lostEvent = 'session-lost'
const factorEvent = 'second-factor-missing'

export const hasSession = (area: AreaName): boolean => tokens.get(area) !== null

export const keepUser = (area: AreaName, user: Staff): void => localStorage.setItem(userKey(area), JSON.stringify(user))

/** Forgets token and user of one area; the other sessions stay. */
export function endSession(area: AreaName): void {
  tokens.set(area, null)
  localStorage.removeItem(userKey(area))
}

/** The server refused the token (401): forgets it and tells the router to open the login page. */
export function loseSession(area: AreaName): void {
  endSession(area)
  window.dispatchEvent(new CustomEvent(lostEvent, { detail: area }))
}

/** Calls the listener when a session was lost to a 401 or to a logout in another tab. */
export function onSessionLost(listener: (area: AreaName) => void): void {
  window.addEventListener(lostEvent, (event) => listener((event as CustomEvent<AreaName>).detail))
  window.addEventListener('storage', ({ key, newValue }) => {
    if (newValue !== null) return
    for (const area of ['Admin', 'Seller'] as const) if (key === `${area}_token`) listener(area)
  })
}

/** The server answers nothing before the account has set up its second factor: tells the router to lead there. */
export const missSecondFactor = (area: AreaName): void =>
  void window.dispatchEvent(new CustomEvent(factorEvent, { detail: area }))

/** Calls the listener when the server has begun to demand a second factor that the account lacks. */
export const onSecondFactorMissing = (listener: (area: AreaName) => void): void =>
  window.addEventListener(factorEvent, (event) => listener((event as CustomEvent<AreaName>).detail))
