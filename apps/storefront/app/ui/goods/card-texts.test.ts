import { expect, test } from 'vitest'
import { readCards, writeCards } from './card-texts.ts'

const cup = {
  id: 7,
  goods_name: 'A "blue" cup </script>',
  goods_price: '12.30',
  goods_market_price: '15.00',
  goods_sale: 120,
  goods_master_image: '/uploads/a/b/cup.webp',
  store_name: '听雨窑',
}

const seckill = { price_was: '15.00', sold_percent: 40, is_sold_out: false, end_time: '2026-11-23 21:00:00' }

test('a card in a flash sale keeps it', () => {
  const inSale = [
    { ...cup, seckill },
    { ...cup, id: 8, seckill: { ...seckill, is_sold_out: true } },
  ]
  expect(readCards(writeCards([...inSale, { ...cup, id: 9, seckill: null }]))).toEqual([...inSale, { ...cup, id: 9 }])
})

test('cards written as a text are read with every field in its place, and nothing else is sent', () => {
  expect(
    readCards(
      writeCards([
        { ...cup, goods_stock: 3 },
        { ...cup, id: 8 },
      ]),
    ),
  ).toEqual([cup, { ...cup, id: 8 }])
  expect(writeCards([])).toBe('')
  expect(readCards('')).toEqual([])
})
