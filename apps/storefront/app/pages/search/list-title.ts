import type { Translate } from '~/i18n/language.ts'
import { links, type GoodsFilters } from '~/routing/links.ts'
import type { ClassNode } from '~/site/shown-classes.ts'
import type { Crumb } from '~/ui/breadcrumb.tsx'
import { classTrail } from './class-branch.ts'

/** The title of a list: its keywords, its category, or all products. */
export function listTitle({ keywords, class_id }: GoodsFilters, classes: readonly ClassNode[], t: Translate): string {
  if (keywords) return t('goods:searchTitle', { words: keywords })
  return classTrail(classes, class_id).at(-1)?.name ?? t('goods:title')
}

/** Home, the parent categories, and the list itself. */
export function listCrumbs(filters: GoodsFilters, classes: readonly ClassNode[], t: Translate): Crumb[] {
  const above = filters.keywords ? [] : classTrail(classes, filters.class_id).slice(0, -1)
  return [
    { name: t('shell:home'), to: links.home() },
    ...above.map(({ id, name }) => ({ name, to: links.list({ class_id: id }) })),
    { name: listTitle(filters, classes, t) },
  ]
}
