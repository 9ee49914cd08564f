import { useEffect, useRef, useSyncExternalStore } from 'react'
import { shortcutFor } from './shortcut-for.ts'

/** A key of the page: `?`, `/`, or `mod+k` for ⌘K on a Mac and Ctrl+K elsewhere. `label` says what it does. */
export interface Shortcut {
  keys: string
  label: string
}

const storageKey = 'console_shortcuts'
const changed = new EventTarget()
let active: readonly (Shortcut & { run: () => void })[] = []
let isOn = localStorage.getItem(storageKey) !== 'off'

const tell = (): boolean => changed.dispatchEvent(new Event('change'))

function watch(listener: () => void): () => void {
  changed.addEventListener('change', listener)
  return () => changed.removeEventListener('change', listener)
}

/** The shortcuts of what is on screen now. */
export const useActiveShortcuts = (): readonly Shortcut[] => useSyncExternalStore(watch, () => active)

/** Whether shortcuts work at all; remembered in this browser. */
export const useShortcutsOn = (): boolean => useSyncExternalStore(watch, () => isOn)

export function setShortcutsOn(next: boolean): void {
  localStorage.setItem(storageKey, next ? 'on' : 'off')
  isOn = next
  tell()
}

/** Offers a shortcut while the component is mounted. If two have the same keys, the later one runs. */
export function useShortcut(keys: string, label: string, run: () => void): void {
  const latest = useRef(run)
  useEffect(() => {
    latest.current = run
  })
  useEffect(() => {
    const shortcut = { keys, label, run: () => latest.current() }
    active = [...active, shortcut]
    tell()
    return () => {
      active = active.filter((one) => one !== shortcut)
      tell()
    }
  }, [keys, label])
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable=true], dialog, [role=dialog]') !== null

function press(event: KeyboardEvent): void {
  if (!isOn || event.defaultPrevented || isTyping(event.target)) return
  const shortcut = shortcutFor(event, active)
  if (!shortcut) return
  event.preventDefault()
  shortcut.run()
}

/** Listens to the keyboard; silent in fields and dialogs. */
export function listenToShortcuts(): () => void {
  document.addEventListener('keydown', press)
  return () => document.removeEventListener('keydown', press)
}
