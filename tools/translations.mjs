// Checks the shop's dictionaries: the same texts in both languages, none of them empty, with the same placeholders. That a
// page asks for no other text is the types' part, and so are the texts of the back offices (apps/console/src/i18n/ui-text.ts).
// And whoever reads Chinese is 您 everywhere.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The shop's texts are in the folders of the components that show them: `texts.zh-cn.ts` beside `texts.en.ts`. */
const shop = 'apps/storefront/app'
const chineseFile = /(?:^|[/-])texts\.zh-cn\.ts$/
/** Files of texts, with `{}` in place of the language. */
const files = readdirSync(join(process.cwd(), shop), { recursive: true })
  .filter((file) => chineseFile.test(file))
  .map((file) => `${shop}/${file.replace('zh-cn.ts', '{}.ts')}`)
  .sort()
const fewest = 400

const load = async (file, locale) => import(pathToFileURL(join(process.cwd(), file.replace('{}', locale))).href)

const leaves = (texts, path = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  )

const valuesIn = (text) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join(' ')

const faults = []
let seen = 0
for (const file of files) {
  const chinese = new Map(leaves(await load(file, 'zh-cn')))
  const english = new Map(leaves(await load(file, 'en')))
  // Only English has a singular form, which may leave out the number.
  const isSingular = (key) => key.endsWith('_one') && chinese.has(key.replace(/_one$/, '_other'))
  for (const [key, text] of chinese) {
    const other = english.get(key)
    if (!text.trim()) faults.push(`${file}: ${key} is empty in Chinese`)
    if (other === undefined) faults.push(`${file}: ${key} is missing in English`)
    else if (!other.trim()) faults.push(`${file}: ${key} is empty in English`)
    else if (valuesIn(text) !== valuesIn(other)) faults.push(`${file}: ${key} has other values in English`)
  }
  for (const key of english.keys()) {
    if (!chinese.has(key) && !isSingular(key)) faults.push(`${file}: ${key} is missing in Chinese`)
  }
  console.log(`${file}: ${chinese.size} texts`)
  seen += chinese.size
}

/** Texts for people are in the sources of all of these; tests and the demo may let people write as they like. */
const sources = [shop, 'apps/console/src', 'apps/server/src', 'packages/contract/src']
for (const folder of sources) {
  for (const file of readdirSync(join(process.cwd(), folder), { recursive: true })) {
    if (!/\.tsx?$/.test(file) || /\.(?:test|demo)\.tsx?$/.test(file)) continue
    const lines = readFileSync(join(process.cwd(), folder, file), 'utf8').split('\n')
    lines.forEach((line, index) => {
      if (line.includes('你')) faults.push(`${folder}/${file}:${index + 1} says 你 instead of 您`)
    })
  }
}
if (seen < fewest) faults.push(`only ${seen} texts were seen`)
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
