import { expect, test } from 'vitest'
import { strFromU8, strToU8, unzip, zip } from './zip.ts'

const packed = (files: Parameters<typeof zip>[0]): Uint8Array => {
  let archive = new Uint8Array()
  zip(files, (error, data) => {
    expect(error).toBeNull()
    archive = new Uint8Array(data)
  })
  return archive
}

test('what is packed is unpacked again', () => {
  const archive = packed({ 'xl/sheet1.xml': strToU8('茶 & cups'), empty: new Uint8Array() })
  let names: string[] = []
  unzip(archive, (error, files) => {
    expect(error).toBeNull()
    names = Object.keys(files)
    expect(strFromU8(files['xl/sheet1.xml'] ?? new Uint8Array())).toBe('茶 & cups')
  })
  expect(names).toEqual(['xl/sheet1.xml', 'empty'])
})

test('what is no archive is refused', () => {
  expect(() => unzip(strToU8('a,b\n1,2'), () => {})).toThrow('invalid zip data')
})

test('a small archive that claims to unpack beyond memory is refused before it does', () => {
  const archive = packed({ a: strToU8('a'), b: strToU8('b') })
  // Each entry of the central directory says how large its file becomes.
  const view = new DataView(archive.buffer)
  for (let at = 0; at < archive.length - 4; at++)
    if (view.getUint32(at, true) === 0x02014b50) view.setUint32(at + 24, 200 * 1024 * 1024, true)
  const none = (): void => expect.unreachable()
  expect(() => unzip(archive, none)).toThrow('the archive is too large')
})
