export const texts = {
  chatEntry: {
    contact: '联系客服',
    short: '客服',
    loginFirst: '登录后即可联系客服',
    panel: '在线客服',
  },
}
