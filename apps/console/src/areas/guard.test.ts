import { expect, test } from 'vitest'
import { detour } from './guard.ts'

test('a protected page of an area that is not logged in leads to the login of that area', () => {
  expect(detour('Admin', '/Admin/users?page=2', false)).toBe('/Admin/login?next=%2FAdmin%2Fusers%3Fpage%3D2')
  expect(detour('Seller', '/Seller/', false)).toBe('/Seller/login')
  expect(detour('Admin', '/Admin/users', true)).toBeUndefined()
})

test('the login page lets guests in and sends others to the page they requested', () => {
  expect(detour('Admin', '/Admin/login?next=%2FAdmin%2Fusers', false)).toBeUndefined()
  expect(detour('Admin', '/Admin/login?next=%2FAdmin%2Fusers', true)).toBe('/Admin/users')
  expect(detour('Admin', '/Admin/login?next=%2FSeller%2Fusers', true)).toBe('/Admin/')
})
