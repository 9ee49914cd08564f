// Checks the shop's dictionaries: the same texts in both languages, none of them empty, with the same placeholders. That a
// page asks for no other text is the types' part, and so are the texts of the back offices (apps/console/src/i18n/ui-text.ts).
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const folders = ['apps/storefront/app/i18n', 'apps/storefront/app/i18n/documents']

const load = async (folder, locale) =>
  (await import(pathToFileURL(join(process.cwd(), folder, `${locale}.ts`)).href)).texts

const leaves = (texts, path = '') =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  )

const valuesIn = (text) => [...new Set(text.match(/\{\{\w+\}\}/g) ?? [])].sort().join(' ')

const faults = []
for (const folder of folders) {
  const chinese = new Map(leaves(await load(folder, 'zh-cn')))
  const english = new Map(leaves(await load(folder, 'en')))
  // Only English has a singular; it may leave the number out.
  const isSingular = (key) => key.endsWith('_one') && chinese.has(key.replace(/_one$/, '_other'))
  for (const [key, text] of chinese) {
    const other = english.get(key)
    if (!text.trim()) faults.push(`${folder}: ${key} is empty in Chinese`)
    if (other === undefined) faults.push(`${folder}: ${key} is missing in English`)
    else if (!other.trim()) faults.push(`${folder}: ${key} is empty in English`)
    else if (valuesIn(text) !== valuesIn(other)) faults.push(`${folder}: ${key} has other values in English`)
  }
  for (const key of english.keys()) {
    if (!chinese.has(key) && !isSingular(key)) faults.push(`${folder}: ${key} is missing in Chinese`)
  }
  console.log(`${folder}: ${chinese.size} texts`)
  if (chinese.size < 50) faults.push(`${folder}: only ${chinese.size} texts were seen`)
}
for (const fault of faults) console.error(fault)
process.exitCode = faults.length ? 1 : 0
