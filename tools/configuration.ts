import { writeFileSync } from 'node:fs'
import { Environment } from '../apps/server/src/config.ts'
import { configurationPage } from '../apps/server/src/configuration-page.ts'

// Writes docs/configuration.md from the schema of the environment; a test fails when the page is out of date.
writeFileSync(new URL('../docs/configuration.md', import.meta.url), configurationPage(Environment))
