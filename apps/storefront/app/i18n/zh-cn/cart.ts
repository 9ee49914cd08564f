export const cart = {
  title: '购物车',
}
