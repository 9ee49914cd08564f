import { beforeEach, expect, test, vi } from 'vitest'
import { loadLanguage } from '~/i18n/language.ts'
import { shownToasts } from '~/ui/toast/toast-store.ts'
import { stubBrowser } from '../../test/browser-storage.ts'
import { stubServer } from '../../test/shop-server.ts'
import { remindedIds, setReminded } from './known-reminders.ts'
import { loadReminders, remind } from './remind-calls.ts'

stubBrowser()
const server = stubServer()
vi.stubGlobal('document', { documentElement: { lang: 'zh-CN' } })
const route = 'POST /user/seckill_reminders'
let missing: string[] = []
const set = (id: number, on: boolean): Promise<boolean> => remind(id, on, (text) => missing.push(text))

beforeEach(async () => {
  await loadLanguage('zh-cn')
  server.clear()
  missing = []
  setReminded(remindedIds(), false)
})

test('a reminder is set and taken away', async () => {
  server.answer(route, () => ({}))
  server.answer('DELETE /user/seckill_reminders', () => ({}))
  expect(await set(5, true)).toBe(true)
  expect(await set(6, true)).toBe(true)
  expect(remindedIds()).toEqual([5, 6])
  expect(await set(5, false)).toBe(true)
  expect(remindedIds()).toEqual([6])
  expect(server.sent.at(-1)).toBe('DELETE /user/seckill_reminders seckill_ids=5')
})

test('without a phone the page asks for one, and nothing else is said', async () => {
  const before = shownToasts()
  server.refuse(route, 409, 'PHONE_MISSING')
  expect(await set(5, true)).toBe(false)
  expect(missing).toEqual(['refused: PHONE_MISSING'])
  expect(shownToasts()).toEqual(before)
  expect(remindedIds()).toEqual([])
})

test('another refusal and a lost answer are shown, and the button stays as it was', async () => {
  setReminded([5], true)
  server.refuse('DELETE /user/seckill_reminders', 409, 'SECKILL_ENDED')
  expect(await set(5, false)).toBe(false)
  expect(shownToasts().at(-1)).toMatchObject({ text: 'refused: SECKILL_ENDED', tone: 'bad' })
  server.clear()
  expect(await set(7, true)).toBe(false)
  expect(shownToasts().at(-1)?.text).toBe('网络异常，请检查网络后重试')
  expect([missing, remindedIds()]).toEqual([[], [5]])
})

test('the own reminders are added to those that are known, each once', async () => {
  setReminded([5, 8], true)
  server.answer('GET /user/seckill_reminders', () => [{ seckill_id: 8 }, { seckill_id: 9 }])
  await loadReminders()
  expect(remindedIds()).toEqual([5, 8, 9])
})
