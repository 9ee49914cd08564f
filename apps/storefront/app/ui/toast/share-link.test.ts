import { expect, test, vi } from 'vitest'
import { shareLink } from './share-link.ts'

const page = { title: 'Mug', url: 'https://shop.example/goods/7' }
const copying = () => ({ writeText: vi.fn<(text: string) => Promise<void>>().mockResolvedValue() })
const refused = (name: string) => () => Promise.reject(Object.assign(new Error('no'), { name }))

test('the system’s dialog is used where there is one', async () => {
  const share = vi.fn<(data: typeof page) => Promise<void>>().mockResolvedValue()
  expect(await shareLink({ share, clipboard: copying() }, page)).toBe('shared')
  expect(share).toHaveBeenCalledWith(page)
})

test('closing the dialog copies nothing; a dialog that may not open leads to a copy', async () => {
  const clipboard = copying()
  expect(await shareLink({ share: refused('AbortError'), clipboard }, page)).toBe('closed')
  expect(clipboard.writeText).not.toHaveBeenCalled()
  expect(await shareLink({ share: refused('NotAllowedError'), clipboard }, page)).toBe('copied')
})

test('without a dialog the address is copied, and without a clipboard it fails', async () => {
  const clipboard = copying()
  expect(await shareLink({ clipboard }, page)).toBe('copied')
  expect(clipboard.writeText).toHaveBeenCalledWith(page.url)
  expect(await shareLink({}, page)).toBe('failed')
  expect(await shareLink({ clipboard: { writeText: refused('NotAllowedError') } }, page)).toBe('failed')
})
