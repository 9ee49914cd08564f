import { generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { readBase64, rsaSign, rsaVerifies } from './rsa.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

test('a signature holds for its text alone', () => {
  const signature = rsaSign(privateKey, '付款 1.00')
  expect(rsaVerifies(publicKey, Buffer.from('付款 1.00'), signature)).toBe(true)
  expect(rsaVerifies(publicKey, '付款 1.01', signature)).toBe(false)
})

test('what is no signature verifies nothing and throws nothing', () => {
  const signature = rsaSign(privateKey, 'x')
  const others = ['', 'AAAA', signature.slice(4), `${signature} `, signature.replace(/=*$/, ''), `!${signature}`]
  for (const other of others) expect(rsaVerifies(publicKey, 'x', other)).toBe(false)
})

test('base64 is read as it is written or not at all', () => {
  expect(readBase64('5LuY')?.toString()).toBe('付')
  for (const text of ['', '5LuY\n', '5LuY=', '5-_Y', '付']) expect(readBase64(text)).toBeNull()
})
