export { GoodsDesk as default } from './goods/goods-desk.tsx'
