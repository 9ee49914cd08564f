export const order = {
  checkout: '确认订单',
}
