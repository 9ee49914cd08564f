import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Environment } from './config.ts'
import { configurationPage } from './configuration-page.ts'

test('docs/configuration.md says what the schema says', () => {
  expect(readFileSync(new URL('../../../docs/configuration.md', import.meta.url), 'utf8')).toBe(
    configurationPage(Environment),
  )
})
