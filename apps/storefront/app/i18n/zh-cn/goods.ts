export const goods = {
  title: '全部商品',
}
