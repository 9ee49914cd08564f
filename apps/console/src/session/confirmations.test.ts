import { expect, test, vi } from 'vitest'

async function fresh() {
  vi.resetModules()
  return import('./confirmations.ts')
}

test('calls that are refused meanwhile wait for one dialog, and one that was sent before it needs no other', async () => {
  const { confirmIdentity, onConfirmationNeeded } = await fresh()
  const answers: ((isConfirmed: boolean) => void)[] = []
  onConfirmationNeeded(() => new Promise((resolve) => answers.push(resolve)))
  const sentAt = Date.now()
  const both = [confirmIdentity('Admin', sentAt), confirmIdentity('Admin', sentAt)]
  expect(answers).toHaveLength(1)
  answers[0]?.(true)
  expect(await Promise.all(both)).toEqual([true, true])
  expect(await confirmIdentity('Admin', sentAt)).toBe(true)
  expect(answers).toHaveLength(1)

  const later = confirmIdentity('Admin', Date.now() + 1)
  expect(answers).toHaveLength(2)
  answers[1]?.(false)
  expect(await later).toBe(false)
})

test('each back office has its own confirmation', async () => {
  const { confirmIdentity, onConfirmationNeeded } = await fresh()
  const areas: string[] = []
  onConfirmationNeeded(async (area) => {
    areas.push(area)
    return true
  })
  const sentAt = Date.now()
  await confirmIdentity('Admin', sentAt)
  await confirmIdentity('Seller', sentAt)
  expect(areas).toEqual(['Admin', 'Seller'])
})

test('without a page that could ask, the refusal stands', async () => {
  const { confirmIdentity } = await fresh()
  expect(await confirmIdentity('Admin', Date.now())).toBe(false)
})
