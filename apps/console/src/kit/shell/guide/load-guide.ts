import { loadChunk } from '@fangshi/contract/load-chunk'
import type { Locale } from '@fangshi/contract/locale'
import type { AreaName } from '../../../areas/areas.ts'

const files = import.meta.glob<{ default: string }>('./*/*/*.md', { base: '../../../../guides' })

/** Loads a guide as HTML. */
export async function loadGuide(area: AreaName, name: string, locale: Locale): Promise<string> {
  const load = files[`./${area.toLowerCase()}/${name}/${locale}.md`]
  if (!load) throw new Error(`There is no guide ${name} for ${area}.`)
  return (await loadChunk(load, name)).default
}
