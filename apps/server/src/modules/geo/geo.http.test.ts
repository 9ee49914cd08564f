import { listExpresses, loadAreas } from '@fangshi/contract/addresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTx } from '../../kernel/db/tx.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { loadGeo } from './public.ts'
import { areaChain } from './area-chain.ts'

let app: TestApp
beforeAll(async () => {
  app = await testApp()
  await inTx(app.ctx.db, loadGeo)
})
afterAll(() => app.close())

test('31 provinces and three whole levels are loaded, and only once', async () => {
  const { rows } = await app.ctx.db.pool.query('select deep, count(*) as n from areas group by deep order by deep')
  expect(rows).toEqual([
    { deep: 0, n: 31 },
    { deep: 1, n: 342 },
    { deep: 2, n: 2978 },
  ])
  const written = await inTx(app.ctx.db, async (tx) => {
    await loadGeo(tx)
    return tx.client.query('select from areas where xmin = pg_current_xact_id()::xid')
  })
  expect(written.rows).toEqual([])
})

test('areas come one level a call', async () => {
  const call = app.as(null)
  const top = await call(loadAreas, { query: {} })
  expect(top[0]).toMatchObject({ code: '11', name: '北京市', pid: '0', deep: 0, leaf: false })
  const cities = await call(loadAreas, { query: { pid: '33' } })
  expect(cities[0]).toMatchObject({ code: '3301', name: '杭州市' })
  const districts = await call(loadAreas, { query: { pid: '3301' } })
  expect(districts.every((area) => area.leaf && area.deep === 2)).toBe(true)
  expect(await call(loadAreas, { query: { pid: '99' } })).toEqual([])
})

test('a code that is none is refused', async () => {
  const refused = app.as(null)(loadAreas, { query: { pid: '1; drop' } })
  await expect(refused).rejects.toMatchObject({ key: 'INVALID_INPUT', fields: { pid: 'AREA_INVALID' } })
})

test('eighteen express companies, each with its code', async () => {
  const companies = await app.as(null)(listExpresses, {})
  expect(companies).toHaveLength(18)
  expect(companies[0]).toMatchObject({ name: '韵达快递', code: 'yd' })
})

test('a chain names province, city and district without what no parcel says', async () => {
  expect(await areaChain(app.ctx.db, ['11', '1101', '110105'])).toEqual({
    province_code: '11',
    city_code: '1101',
    region_code: '110105',
    area_info: '北京市 朝阳区',
  })
  expect((await areaChain(app.ctx.db, ['33', '3301', '330106'])).area_info).toBe('浙江省 杭州市 西湖区')
})

test.each([
  ['a district of another city', ['33', '3301', '330203']],
  ['a city of another province', ['33', '3201', '320102']],
  ['an unknown code', ['33', '3301', '330199']],
  ['no district where there are some', ['33', '3301']],
  ['the levels upside down', ['3301', '33', '330106']],
  ['the same code twice', ['33', '33']],
])('refuses %s', async (_, codes) => {
  await expect(areaChain(app.ctx.db, codes)).rejects.toMatchObject({ key: 'AREA_INVALID' })
})
