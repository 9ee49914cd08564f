import type { Locale } from '@fangshi/contract/locale'
import type { MetaDescriptor } from 'react-router'
import { localPath } from '~/i18n/local-path.ts'
import { translator } from '~/i18n/language.ts'
import type { RootData } from '~/host/root-data.ts'
import { siteOf } from '~/site/shell-data.ts'

/** The matches that a page's `meta` receives; the first is the root's. */
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

export interface PageMeta {
  title: string
  description?: string
  /** Keywords for search engines. */
  keywords?: string
  /** The canonical path: only the query that selects the content, without tracking, sort and `lang`. */
  path: string
  /** The path of an image: an uploaded one of any shape, or a file of 1200×630. */
  image?: string
  /** Personal pages and combinations of filters are not indexed (ux §1). */
  noindex?: boolean
  /** Whether the page names its canonical address; unless it says otherwise, indexed pages do. */
  hasCanonical?: boolean
  type?: 'website' | 'product' | 'article'
  /** JSON-LD objects. */
  data?: Record<string, unknown>[]
}

/** The root's data about the request, for `meta` functions. */
export const rootData = (matches: Matches): RootData =>
  matches.find((match) => match?.id === 'root')?.loaderData as RootData

export const absolute = (publicUrl: string, path: string): string => (/^https?:/.test(path) ? path : publicUrl + path)

/** Uploaded pictures have a 1200×630 preview that the server creates on demand. */
const previewPath = (image: string): string => image.replace(/^\/uploads\/(.+)\.webp$/, '/social/$1.jpg')

const alternate = (hrefLang: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  hrefLang,
  href,
})

/** Title, description, canonical, hreflang, Open Graph and JSON-LD of a page, in its language. */
export function pageMeta(matches: Matches, page: PageMeta): MetaDescriptor[] {
  const { locale, addressLocale, publicUrl } = rootData(matches)
  const t = translator(locale)
  const at = (to: Locale): string => publicUrl + localPath(page.path, to)
  const site = siteOf(matches)
  const siteName = site?.web_name || t('shell:name')
  const title = page.title.includes(siteName) ? page.title : `${page.title} - ${siteName}`
  const description = page.description || site?.description || t('shell:description')
  const tags: MetaDescriptor[] = [
    { title },
    { name: 'description', content: description },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: at(locale) },
    { property: 'og:locale', content: locale === 'en' ? 'en_US' : 'zh_CN' },
    { name: 'twitter:card', content: page.image ? 'summary_large_image' : 'summary' },
  ]
  if (page.keywords) tags.push({ name: 'keywords', content: page.keywords })
  if (page.image) {
    const image = absolute(publicUrl, previewPath(page.image))
    tags.push({ property: 'og:image', content: image })
    const isOurs = !/^https?:/.test(page.image)
    if (isOurs)
      tags.push({ property: 'og:image:width', content: '1200' }, { property: 'og:image:height', content: '630' })
    tags.push({ name: 'twitter:image', content: image })
  }
  // Of the address, not of the language: an address that names none is Chinese to search engines, whoever reads it.
  if (page.hasCanonical ?? !page.noindex) tags.push({ tagName: 'link', rel: 'canonical', href: at(addressLocale) })
  if (page.noindex) tags.push({ name: 'robots', content: 'noindex,follow' })
  else {
    tags.push(alternate('zh-CN', at('zh-cn')), alternate('en', at('en')), alternate('x-default', at('zh-cn')))
  }
  return [...tags, ...(page.data ?? []).map((object) => ({ 'script:ld+json': object }))] as MetaDescriptor[]
}
