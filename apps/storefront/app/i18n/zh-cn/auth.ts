export const auth = {
  login: '登录',
}
