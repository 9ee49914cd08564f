import { expect, test } from 'vitest'
import { firstLoadChunk } from './first-load.ts'

const imports: Record<string, string[]> = {
  '/app/entry.client.tsx': ['/node_modules/react.js'],
  '/app/root.tsx': ['/app/ui/toaster.tsx'],
  '/app/ui/toaster.tsx': ['/node_modules/react.js'],
  '/app/pages/home/home.tsx': ['/app/ui/price.tsx', '/app/pages/home/hero.tsx'],
  '/app/pages/search/search.tsx': ['/app/ui/price.tsx', '/packages/contract/src/catalog.ts'],
  '/app/ui/price.tsx': ['/node_modules/icon.js'],
}
const bundler = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

test('the frame and what two public pages share come with the first load, the rest does not', () => {
  const vendor = firstLoadChunk('vendor', '/app')
  const shop = firstLoadChunk('shop', '/app')
  expect(vendor('/node_modules/react.js', bundler)).toBe('vendor')
  expect(vendor('/node_modules/icon.js', bundler)).toBe('vendor')
  expect(vendor('/app/ui/price.tsx', bundler)).toBeNull()
  expect(shop('/app/ui/price.tsx', bundler)).toBe('shop')
  expect(shop('/app/ui/toaster.tsx', bundler)).toBe('shop')
  for (const id of ['/app/pages/home/hero.tsx', '/packages/contract/src/catalog.ts', '/node_modules/forms.js']) {
    expect(vendor(id, bundler) ?? shop(id, bundler), id).toBeNull()
  }
})
