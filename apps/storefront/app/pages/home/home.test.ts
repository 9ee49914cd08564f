import { expect, test } from 'vitest'
import { heroPreloads } from './hero-picture.tsx'
import { siteData } from './site-data.ts'

const site = {
  name: '坊市',
  description: '好店',
  logo: '/uploads/logo.webp',
  tel: '400 800',
  publicUrl: 'https://shop.example',
  language: 'zh-CN',
}

test('search engines learn who runs the shop and how to search it', () => {
  const [organization, website] = siteData(site)
  expect(organization).toMatchObject({
    '@type': 'Organization',
    url: 'https://shop.example/',
    logo: 'https://shop.example/uploads/logo.webp',
    contactPoint: { telephone: '400 800' },
  })
  expect(website).toMatchObject({ '@type': 'WebSite', publisher: { '@id': organization?.['@id'] } })
  expect(JSON.stringify(website)).toContain('https://shop.example/s?keywords={search_term_string}')
})

test('without a phone there is no contact', () => {
  expect(siteData({ ...site, tel: '' })[0]).not.toHaveProperty('contactPoint')
})

const preloads = (image: string, image_phone: string) =>
  heroPreloads({ image, image_phone }).map((tag) => 'imageSrcSet' in tag && tag.imageSrcSet)

test('each width preloads its own picture, in the sizes there are', () => {
  expect(preloads('/uploads/a/b/wide.webp', '/uploads/a/b/phone.webp')).toEqual([
    '/uploads/a/b/wide_320.webp 320w, /uploads/a/b/wide_640.webp 640w, /uploads/a/b/wide.webp 1600w',
    '/uploads/a/b/phone_320.webp 320w, /uploads/a/b/phone_640.webp 640w, /uploads/a/b/phone.webp 780w',
  ])
})

test('phones take the wide picture if they have none, and foreign pictures have one size', () => {
  expect(preloads('https://img.example/x.jpg', '')).toEqual(['https://img.example/x.jpg', 'https://img.example/x.jpg'])
  expect(heroPreloads(undefined)).toEqual([])
})
