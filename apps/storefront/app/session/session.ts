import { useSyncExternalStore } from 'react'
import { storedJson } from '~/storage/stored-json.ts'

/** The shopper stored beside the token (spec §3: `user`); never a password. */
export interface SessionUser {
  nickname: string
  avatar: string
  /** 0; sub-accounts do not log in here. */
  belong_id: number
  /** Where a login leads when nothing else was requested. */
  defaultUrl: string
}

const tokenKey = 'token'
const userKey = 'user'
const changed = 'session-changed'
const ended = 'session-ended'

let cached: { text: string | null; user: SessionUser | null } = { text: null, user: null }

/** The logged-in shopper as this browser has stored them; null without a session. */
export function sessionUser(): SessionUser | null {
  const text = localStorage.getItem(tokenKey) ? localStorage.getItem(userKey) : null
  // The same object for the same text: React compares snapshots by identity.
  if (text !== cached.text)
    cached = { text, user: text ? (storedJson('localStorage', userKey) as SessionUser | null) : null }
  return cached.user
}

function watch(notify: () => void): () => void {
  window.addEventListener(changed, notify)
  window.addEventListener('storage', notify)
  return () => {
    window.removeEventListener(changed, notify)
    window.removeEventListener('storage', notify)
  }
}

/** The logged-in shopper, or null; null while rendering on the server, which knows no user. */
export const useSessionUser = (): SessionUser | null => useSyncExternalStore(watch, sessionUser, () => null)

/** Whether there is a token; `undefined` until the page is hydrated. */
export const useIsLoggedIn = (): boolean | undefined =>
  useSyncExternalStore<boolean | undefined>(watch, hasSession, () => undefined)

export const hasSession = (): boolean => localStorage.getItem(tokenKey) !== null

/** Stores the session after a login. An empty token does nothing (spec §4). */
export function startSession(token: string, user: SessionUser): void {
  if (!token) return
  localStorage.setItem(tokenKey, token)
  updateSessionUser(user)
}

/** Replaces the stored user after a change of the profile; of a longer record only what is stored is taken. */
export function updateSessionUser({ nickname, avatar, belong_id, defaultUrl }: SessionUser): void {
  const user: SessionUser = { nickname, avatar, belong_id, defaultUrl }
  localStorage.setItem(userKey, JSON.stringify(user))
  window.dispatchEvent(new Event(changed))
}

/** Removes token and user; on pages that need a login the guard then opens it. */
export function endSession(): void {
  localStorage.removeItem(tokenKey)
  localStorage.removeItem(userKey)
  window.dispatchEvent(new Event(changed))
}

/** The server rejected the token (401): removes it and asks the shell to open the login page. */
export function loseSession(): void {
  endSession()
  window.dispatchEvent(new Event(ended))
}

export function onSessionLost(listener: () => void): () => void {
  window.addEventListener(ended, listener)
  return () => window.removeEventListener(ended, listener)
}
