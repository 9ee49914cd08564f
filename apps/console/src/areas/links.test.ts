import { expect, test } from 'vitest'
import { links, pageAfterLogin } from './links.ts'

test('addresses', () => {
  expect(links.root('Admin')).toBe('/Admin/')
  expect(links.login('Seller')).toBe('/Seller/login')
  expect(links.login('Seller', '/Seller/')).toBe('/Seller/login')
  expect(links.login('Admin', '/Admin/orders?page=2')).toBe('/Admin/login?next=%2FAdmin%2Forders%3Fpage%3D2')
  expect(links.security('Seller')).toBe('/Seller/security')
  expect(links.shop('zh-cn')).toBe('/')
  expect(links.shopStore(7, 'en')).toBe('/store/7?lang=en')
})

test('the page after the login is one of the same area and site', () => {
  const pageAfter = (next: string) => pageAfterLogin('Admin', `?${new URLSearchParams({ next })}`)
  expect(pageAfter('/Admin/orders?page=2#top')).toBe('/Admin/orders?page=2#top')
  for (const refused of [
    '',
    '/',
    '/Seller/orders',
    '/admin/orders',
    '/Admin/login',
    '/Admin/../Seller/x',
    'https://elsewhere.example/Admin/x',
    '//elsewhere.example/Admin/x',
    String.raw`/\elsewhere.example/Admin/x`,
    'javascript:alert(1)',
  ]) {
    expect(pageAfter(refused)).toBe('/Admin/')
  }
})
