import type { LocalText } from '@fangshi/contract/locale'
import type { Context } from '../../src/context.ts'
import type { Tx } from '../../src/kernel/db/db.ts'
import { inTx } from '../../src/kernel/db/tx.ts'
import { createGoods, type NewGoods } from '../../src/modules/catalog/public.ts'
import { createStore } from '../../src/modules/stores/public.ts'
import { createBrand, createClass } from '../../src/modules/taxonomy/public.ts'
import { makeUserRow } from '../factories.ts'

/** A small catalogue made through the modules' own functions: two stores, two brands, three leaf classes, six goods. */
export interface Shelf {
  classes: { digital: number; audio: number; headphones: number; speakers: number; home: number; cups: number }
  brands: { sheng: number; shan: number }
  stores: { sound: number; kiln: number }
  goods: Record<'anc' | 'sport' | 'speaker' | 'cup' | 'teapot' | 'hidden', number>
}

export const text = (chinese: string, en?: string): LocalText => ({ 'zh-cn': chinese, ...(en ? { en } : {}) })

async function classPath(tx: Tx, ...names: LocalText[]): Promise<number[]> {
  const path: number[] = []
  for (const name of names) path.push(await createClass(tx, { pid: path.at(-1) ?? null, name }))
  return path
}

/** Goods of one SKU that cost `price` yuan, `stock` pieces on hand. */
export const plainGoods = (
  name: LocalText,
  { price, stock, ...more }: Omit<Partial<NewGoods>, 'name'> & { class_id: number; price: number; stock: number },
): NewGoods => ({
  goods_no: name['zh-cn'],
  name,
  subname: text('好物'),
  images: ['/images/1.webp', '/images/2.webp'],
  content: text('<p>好<script>alert(1)</script></p>'),
  shelf: 'on',
  ...more,
  skus: [
    {
      sku_no: `${name['zh-cn']}-1`,
      choice: [],
      price_cents: price * 100,
      market_price_cents: price * 120,
      weight_g: 500,
      stock,
    },
  ],
})

export async function stockShelf(ctx: Context): Promise<Shelf> {
  const [soundOwner, kilnOwner] = [await makeUserRow(ctx.db), await makeUserRow(ctx.db)]
  return inTx(ctx.db, async (tx) => {
    const [digital, audio, headphones] = await classPath(
      tx,
      text('数码', 'Digital'),
      text('影音', 'Audio'),
      text('蓝牙耳机', 'Bluetooth headphones'),
    )
    const speakers = await createClass(tx, { pid: audio!, name: text('音箱', 'Speakers') })
    const [home, , cups] = await classPath(
      tx,
      text('家居', 'Home'),
      text('餐具', 'Tableware'),
      text('茶具', 'Tea ware'),
    )
    const sheng = await createBrand(tx, { name: text('声谷', 'Sonora') })
    const shan = await createBrand(tx, { name: text('山窑', 'Hillkiln') })
    const open = { verify: 'passed', status: 'open' } as const
    const sound = await createStore(tx, { user_id: soundOwner, store_name: text('声研所', 'Soundroom'), ...open })
    const kiln = await createStore(tx, { user_id: kilnOwner, store_name: text('听雨窑', 'Rain Kiln'), ...open })
    const add = async (store: number, goods: NewGoods) => (await createGoods(tx, store, goods, ctx.now())).id
    const inSound = { brand_id: sheng, class_id: headphones! }
    const inKiln = { brand_id: shan, class_id: cups! }
    const goods = {
      anc: await add(
        sound,
        plainGoods(text('降噪头戴耳机', 'Noise-cancelling headphones'), { ...inSound, price: 899, stock: 5 }),
      ),
      sport: await add(sound, plainGoods(text('运动入耳', 'Sport earbuds'), { ...inSound, price: 199, stock: 0 })),
      speaker: await add(
        sound,
        plainGoods(text('木纹音箱', 'Walnut speaker'), { ...inSound, class_id: speakers, price: 499, stock: 7 }),
      ),
      cup: await add(kiln, plainGoods(text('青瓷茶杯', 'Celadon cup'), { ...inKiln, price: 68, stock: 30 })),
      teapot: await add(
        kiln,
        plainGoods(text('紫砂壶', 'Clay teapot'), { ...inKiln, subname: text('配茶杯两只'), price: 320, stock: 3 }),
      ),
      hidden: await add(kiln, plainGoods(text('样品茶杯'), { ...inKiln, price: 1, stock: 1, shelf: 'off' })),
    }
    return {
      classes: { digital: digital!, audio: audio!, headphones: headphones!, speakers, home: home!, cups: cups! },
      brands: { sheng, shan },
      stores: { sound, kiln },
      goods,
    }
  })
}
