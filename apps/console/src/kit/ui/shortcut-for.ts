/** The parts of a key press that tell which keys are down. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'metaKey' | 'ctrlKey' | 'altKey' | 'isComposing'>

/** The shortcut that a key press means; of two with the same keys the later one. */
export function shortcutFor<S extends { keys: string }>(press: KeyPress, active: readonly S[]): S | undefined {
  // Alt makes letters of its own, and an input method uses the keys itself.
  if (press.altKey || press.isComposing) return undefined
  const keys = (press.metaKey || press.ctrlKey ? 'mod+' : '') + press.key.toLowerCase()
  return active.findLast((one) => one.keys === keys)
}
