import { expect, test } from 'vitest'
import { placeOf } from './s3-place.ts'

const upload = {
  save_type: 's3',
  key: 'k',
  access: '',
  bucket: 'pictures',
  endpoint: 's3.example.com',
  region: '',
  cdn: '',
  ssl: true,
  path_style: false,
} as const

test('the bucket stands before the host or in the path', () => {
  expect(placeOf(upload)?.bucket).toBe('https://pictures.s3.example.com')
  expect(placeOf({ ...upload, path_style: true })?.bucket).toBe('https://s3.example.com/pictures')
  expect(placeOf({ ...upload, ssl: false })?.publicBase).toBe('http://pictures.s3.example.com')
  const full = { ...upload, endpoint: 'http://10.0.0.5:9000/', path_style: true }
  expect(placeOf(full)?.bucket).toBe('http://10.0.0.5:9000/pictures')
})

test('a domain begins public addresses alone', () => {
  expect(placeOf({ ...upload, cdn: 'img.example.com' })).toEqual({
    bucket: 'https://pictures.s3.example.com',
    publicBase: 'https://img.example.com',
  })
  expect(placeOf({ ...upload, cdn: 'http://img.example.com/shop/' })?.publicBase).toBe('http://img.example.com/shop')
})

test.each([
  { endpoint: '' },
  { endpoint: 'ftp://s3.example.com' },
  { endpoint: 'user:password@s3.example.com' },
  { endpoint: 'two words' },
  { bucket: '' },
  { bucket: '../other' },
  { cdn: 'javascript:alert(1)' },
])('%j is no place', (wrong) => expect(placeOf({ ...upload, ...wrong })).toBeNull())
