import { expect, test } from 'vitest'
import { isImageAddress, isLinkAddress, linkAddress } from './addresses.ts'

test.each(['https://example.com/a?b#c', 'http://1.2.3.4', '/goods/1'])('%s may be linked and shown', (address) => {
  expect(isLinkAddress(address)).toBe(true)
  expect(isImageAddress(address)).toBe(true)
})

test.each(['javascript:alert(1)', '//evil.example', '/\\evil', 'mailto:a@b', 'file:///etc/passwd', ''])(
  '%s may be neither',
  (address) => {
    expect(isLinkAddress(address)).toBe(false)
    expect(isImageAddress(address)).toBe(false)
  },
)

test('a picture may be embedded in the text, a link may not', () => {
  expect(isImageAddress('data:image/png;base64,AAAA')).toBe(true)
  expect(isImageAddress('data:image/svg+xml;base64,AAAA')).toBe(false)
  expect(isLinkAddress('data:image/png;base64,AAAA')).toBe(false)
})

test('a bare host means https', () => {
  expect(linkAddress('example.com/a')).toBe('https://example.com/a')
  expect(linkAddress('/goods/1')).toBe('/goods/1')
  expect(linkAddress('mailto:a@b')).toBe('mailto:a@b')
})
