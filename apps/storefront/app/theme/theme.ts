import { useSyncExternalStore } from 'react'
import { themeKey } from './theme-script.ts'

export type Theme = 'light' | 'dark'

const current = (): Theme => (document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light')

function watch(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const followSystem = (): void => {
    if (localStorage.getItem(themeKey)) return
    document.documentElement.dataset.theme = system.matches ? 'dark' : 'light'
  }
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', followSystem)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', followSystem)
  }
}

/** The current theme; `light` while rendering on the server. */
export const useTheme = (): Theme => useSyncExternalStore(watch, current, () => 'light')

/** Chooses a theme permanently instead of following the system. */
export function chooseTheme(theme: Theme): void {
  document.documentElement.dataset.theme = theme
  try {
    localStorage.setItem(themeKey, theme)
  } catch {
    // A browser that stores nothing shows it until the page is left.
  }
}
