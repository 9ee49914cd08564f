import { useSyncExternalStore } from 'react'

export type Theme = 'light' | 'dark'

// The key is the shop's too: one choice for the whole site. The script in index.html reads it before the first paint.
const storageKey = 'theme'
const root = document.documentElement

const current = (): Theme => (root.dataset.theme === 'dark' ? 'dark' : 'light')

function watch(changed: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)')
  const followSystem = (): void => {
    if (!localStorage.getItem(storageKey)) root.dataset.theme = system.matches ? 'dark' : 'light'
  }
  const observer = new MutationObserver(changed)
  observer.observe(root, { attributeFilter: ['data-theme'] })
  system.addEventListener('change', followSystem)
  return () => {
    observer.disconnect()
    system.removeEventListener('change', followSystem)
  }
}

/** The theme on screen. */
export const useTheme = (): Theme => useSyncExternalStore(watch, current)

/** Chooses a theme permanently; from then on the system's setting is ignored. */
export function chooseTheme(theme: Theme): void {
  localStorage.setItem(storageKey, theme)
  root.dataset.theme = theme
}
