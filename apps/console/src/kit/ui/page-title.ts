import { useEffect } from 'react'
import { useText } from '../../i18n/use-text.ts'
import { systemNames } from '../../areas/texts.ts'
import { useLocation } from 'react-router'
import { areaOf } from '../../areas/areas.ts'

/** Names the page in the tab, followed by the name of its back office. */
export function usePageTitle(title: string): void {
  const t = useText()
  const area = areaOf(useLocation().pathname) ?? 'Admin'
  const full = `${title} · ${t(systemNames[area])}`
  useEffect(() => {
    document.title = full
  }, [full])
}
