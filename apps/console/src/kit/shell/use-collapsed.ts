import { useState } from 'react'

const storageKey = 'console_menu_collapsed'

/** Whether the side menu is folded; remembered in this browser. */
export function useCollapsed(): [isCollapsed: boolean, toggle: () => void] {
  const [isCollapsed, setCollapsed] = useState(() => localStorage.getItem(storageKey) === '1')
  const toggle = (): void => {
    localStorage.setItem(storageKey, isCollapsed ? '0' : '1')
    setCollapsed(!isCollapsed)
  }
  return [isCollapsed, toggle]
}
