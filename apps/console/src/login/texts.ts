import { l } from '../i18n/ui-text.ts'

/** Stands beside the login form of each back office. */
export const taglines = {
  Admin: l('看清全局，管好每一处细节', 'See the whole marketplace, mind every detail'),
  Seller: l('打理好店铺，服务好每一位顾客', 'Run your store well, serve every customer'),
} as const

export const loginTexts = {
  title: { Admin: l('登录管理台', 'Log in to Admin'), Seller: l('登录商家台', 'Log in to Seller') },
  username: l('用户名', 'User name'),
  usernameOrPhone: l('用户名或手机号', 'User name or phone'),
  password: l('密码', 'Password'),
  agree: l('我已阅读并同意', 'I agree to the'),
  agreement: l('《用户协议》', 'User Agreement'),
  submit: l('登录', 'Log in'),
  demo: l('已填好演示账号，可直接登录。', 'The demo login is filled in. Just log in.'),
  toShop: l('返回商城', 'Back to the shop'),
} as const

export const setupTexts = {
  title: l('建立第一个管理员', 'Make the first administrator'),
  again: l('再次输入密码', 'Password again'),
  submit: l('建立并登录', 'Create and log in'),
  used: l('这个链接无效或已使用过。', 'This link is not valid or was used before.'),
} as const

export const agreementTexts = {
  title: l('用户协议', 'User Agreement'),
  loading: l('正在加载协议', 'Loading the agreement'),
} as const
