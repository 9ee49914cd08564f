import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { areaOf } from '../../areas/areas.ts'

/** Names the page in the tab, followed by the name of its back office. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation()
  const area = areaOf(useLocation().pathname) ?? 'Admin'
  const full = `${title} · ${t(`system.${area}`)}`
  useEffect(() => {
    document.title = full
  }, [full])
}
