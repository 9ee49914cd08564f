import { expect, test } from 'vitest'
import { firstLoadChunk } from './first-load.ts'

const imports: Record<string, string[]> = {
  '/app/entry.client.tsx': ['/node_modules/react.js'],
  '/app/root.tsx': ['/app/ui/toaster.tsx'],
  '/app/ui/toaster.tsx': ['/node_modules/react.js'],
  '/app/pages/home/home.tsx': ['/app/ui/price.tsx', '/app/pages/home/hero.tsx', '/app/ui/carousel.tsx'],
  '/app/pages/search/search.tsx': ['/app/ui/price.tsx', '/packages/contract/src/catalog.ts'],
  '/app/pages/goods/goods.tsx': ['/app/ui/stepper.tsx'],
  '/app/ui/price.tsx': ['/node_modules/icon.js'],
}
const bundler = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [] }) }

test('the first load has the frame, what two public pages share, and the home page’s parts of ui/, and nothing else', () => {
  const chunkOf = firstLoadChunk('/app')
  const first = [
    '/node_modules/react.js',
    '/node_modules/icon.js',
    '/app/ui/price.tsx',
    '/app/ui/toaster.tsx',
    '/app/ui/carousel.tsx',
  ]
  for (const id of first) expect(chunkOf(id, bundler), id).toBe('shop')
  const later = [
    '/app/pages/home/hero.tsx',
    '/app/ui/stepper.tsx',
    '/packages/contract/src/catalog.ts',
    '/node_modules/forms.js',
  ]
  for (const id of later) expect(chunkOf(id, bundler), id).toBeNull()
})

test('the first load has only the icons that it shows', () => {
  const all = '/node_modules/lucide-react/dist/esm/lucide-react.mjs'
  const icon = (name: string): string => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`
  const modules: Record<string, { importedIds: string[]; code?: string }> = {
    '/app/root.tsx': { importedIds: [all], code: `import { Trash2, ChevronDown as Down } from "lucide-react";` },
    '/app/pages/goods/goods.tsx': { importedIds: [all], code: `import { Heart } from "lucide-react";` },
    '/app/pages/user/safe.tsx': { importedIds: [all], code: `import { IdCard } from "lucide-react";` },
    [all]: { importedIds: ['trash-2', 'chevron-down', 'heart', 'id-card'].map(icon) },
  }
  const chunkOf = firstLoadChunk('/app')
  const those = { getModuleInfo: (id: string) => modules[id] ?? { importedIds: [] } }
  expect(chunkOf(icon('trash-2'), those)).toBe('shop')
  expect(chunkOf(icon('chevron-down'), those)).toBe('shop')
  expect(chunkOf(icon('heart'), those)).toBeNull()
  expect(chunkOf(icon('id-card'), those)).toBeNull()
})
