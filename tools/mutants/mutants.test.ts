import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allMutants } from './all-mutants.ts'

/** Every guard of the list still stands where `npm run mutants` takes it away, and its test file is there. */

const root = join(import.meta.dirname, '../..')
const mutants = Object.values(allMutants).flat()
const times = (file: string, text: string): number => readFileSync(join(root, file), 'utf8').split(text).length - 1

test('each guard stands once in its file', () => {
  const patches = mutants.flatMap(({ patches: of = [] }) => of)
  expect(patches.filter(({ file, from }) => times(file, from) !== 1)).toEqual([])
})

test('each guard has a name of its own, a fault and a test file', () => {
  expect(new Set(mutants.map(({ guard }) => guard)).size).toBe(mutants.length)
  expect(mutants.filter(({ patches, sql }) => !patches && !sql)).toEqual([])
  expect(mutants.filter(({ killedBy: [file] }) => !existsSync(join(root, file)))).toEqual([])
})
