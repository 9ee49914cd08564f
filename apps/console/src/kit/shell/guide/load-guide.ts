import { loadChunk } from '@fangshi/contract/load-chunk'
import type { Locale } from '@fangshi/contract/locale'
import type { AreaName } from '../../../areas/areas.ts'

const files = import.meta.glob<{ default: string }>('../../../../guides/*/*/*.md')

/** Loads a guide as HTML. */
export async function loadGuide(area: AreaName, name: string, locale: Locale): Promise<string> {
  const load = files[`../../../../guides/${area.toLowerCase()}/${locale}/${name}.md`]
  if (!load) throw new Error(`There is no guide ${name} for ${area}.`)
  return (await loadChunk(load, name)).default
}
