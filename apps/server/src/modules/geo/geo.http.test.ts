import { listExpresses, loadAreas } from '@fangshi/contract/addresses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTx } from '../../kernel/db/tx.ts'
import { testApp, type TestApp } from '../../../test/app.ts'
import { loadGeo } from './public.ts'
import { placesIn } from './places.ts'
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

test('every area of the official list has an English name, and places are put together from them', async () => {
  const { rows } = await app.ctx.db.pool.query<{ code: string; name_en: string }>(
    `select code, name_en from areas where name_en !~ '^[[:upper:]][[:alpha:]'' -]+$' or octet_length(name_en) > 90`,
  )
  expect(rows).toEqual([])
  const english = await placesIn(
    app.ctx.db,
    [
      '浙江省 杭州市 西湖区',
      '陕西省 西安市 雁塔区',
      '山西省 太原市 迎泽区',
      '北京市 东城区',
      '广东省 东莞市',
      '海外 某地',
    ],
    'en',
  )
  expect(english('浙江省 杭州市 西湖区')).toBe('Xihu District, Hangzhou, Zhejiang')
  expect(english('陕西省 西安市 雁塔区')).toBe("Yanta District, Xi'an, Shaanxi")
  expect(english('山西省 太原市 迎泽区')).toBe('Yingze District, Taiyuan, Shanxi')
  expect(english('北京市 东城区')).toBe('Dongcheng District, Beijing')
  expect(english('广东省 东莞市')).toBe('Dongguan, Guangdong')
  expect(english('海外 某地')).toBe('海外 某地')
  expect((await placesIn(app.ctx.db, ['北京市 东城区'], 'zh-cn'))('北京市 东城区')).toBe('北京市 东城区')
})

test.each([
  ['15', 'Inner Mongolia'],
  ['54', 'Xizang'],
  ['61', 'Shaanxi'],
  ['14', 'Shanxi'],
  ['1501', 'Hohhot'],
  ['6501', 'Ürümqi'],
  ['310112', 'Minhang District'],
  ['500104', 'Dadukou District'],
])('the area %s is %s in English', async (code, expected) => {
  const { rows } = await app.ctx.db.pool.query('select name_en from areas where code = $1', [code])
  expect(rows).toEqual([{ name_en: expected }])
})

test('a place with an area that has no English name stays as it is, and filling names it again', async () => {
  await app.ctx.db.pool.query(`update areas set name_en = '' where code = '330106'`)
  const place = await placesIn(app.ctx.db, ['浙江省 杭州市 西湖区'], 'en')
  expect(place('浙江省 杭州市 西湖区')).toBe('浙江省 杭州市 西湖区')
  await inTx(app.ctx.db, loadGeo)
  const named = await placesIn(app.ctx.db, ['浙江省 杭州市 西湖区'], 'en')
  expect(named('浙江省 杭州市 西湖区')).toBe('Xihu District, Hangzhou, Zhejiang')
})
