import { links } from '~/routing/links.ts'
import { absolute } from '~/seo/seo.ts'

interface Site {
  name: string
  description: string
  logo: string
  tel: string
  publicUrl: string
  language: string
}

/** The marketplace and its search in schema.org terms. */
export function siteData({ name, description, logo, tel, publicUrl, language }: Site): Record<string, unknown>[] {
  const organization = `${publicUrl}/#organization`
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': organization,
      name,
      url: publicUrl + links.home(),
      logo: absolute(publicUrl, logo),
      description,
      ...(tel && { contactPoint: { '@type': 'ContactPoint', telephone: tel, contactType: 'customer service' } }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: publicUrl + links.home(),
      inLanguage: language,
      publisher: { '@id': organization },
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${publicUrl}${links.list()}?keywords={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
