import { useShortcut } from './shortcuts.ts'

/** A shortcut that is active as long as it is rendered. */
export function ShortcutKey({ keys, label, run }: { keys: string; label: string; run: () => void }): null {
  useShortcut(keys, label, run)
  return null
}
