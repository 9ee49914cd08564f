import type { Crumb } from '~/ui/breadcrumb.tsx'
import { absolute } from './seo.ts'

/** Breadcrumbs as JSON-LD, for `pageMeta`'s `data`; `here` is the path of the current page. */
export const breadcrumbData = (crumbs: readonly Crumb[], publicUrl: string, here: string): Record<string, unknown> => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ name, to }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: absolute(publicUrl, to ?? here),
  })),
})
