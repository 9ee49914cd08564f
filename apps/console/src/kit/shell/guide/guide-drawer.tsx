import { useQuery } from '@tanstack/react-query'
import { Drawer, Skeleton } from 'antd'
import { useMemo, type MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import type { AreaName } from '../../../areas/areas.ts'
import { links } from '../../../areas/links.ts'
import { actionTexts } from '../../../i18n/texts.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useText } from '../../../i18n/use-text.ts'
import { menuChain } from '../../../menus/menu-tree.ts'
import { useMenus } from '../../../menus/use-menus.ts'
import styles from './guide.module.css'
import { loadGuide } from './load-guide.ts'
import { guideTexts } from './texts.ts'

/** Links to screens that the account has not got become plain text. */
function withOwnLinks(html: string, isOwn: (path: string) => boolean): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const link of body.querySelectorAll('a')) {
    if (!isOwn(link.getAttribute('href') ?? '')) link.replaceWith(...link.childNodes)
  }
  return body.innerHTML
}

function Guide({ area, name, onLeave }: { area: AreaName; name: string; onLeave: () => void }) {
  const locale = useLocale()
  const menus = useMenus(area)
  const navigate = useNavigate()
  const { data } = useQuery({
    queryKey: ['guide', area, name, locale],
    queryFn: () => loadGuide(area, name, locale),
    staleTime: Infinity,
  })
  const html = useMemo(
    () => data && withOwnLinks(data, (path) => path === links.security(area) || menuChain(menus, path).length > 0),
    [data, menus, area],
  )
  if (!html) return <Skeleton active paragraph={{ rows: 8 }} />
  const follow = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    onLeave()
    void navigate(link.pathname)
  }
  return <div className={styles.guide} onClick={follow} dangerouslySetInnerHTML={{ __html: html }} />
}

/** A guide beside the page that it is about. */
export default function GuideDrawer({
  area,
  name,
  isOpen,
  onClose,
}: {
  area: AreaName
  name: string
  isOpen: boolean
  onClose: () => void
}) {
  const t = useText()
  return (
    <Drawer
      open={isOpen}
      onClose={onClose}
      title={t(guideTexts.title)}
      size={440}
      closable={{ 'aria-label': t(actionTexts.close) }}
      destroyOnHidden
    >
      <Guide area={area} name={name} onLeave={onClose} />
    </Drawer>
  )
}
