import { l } from '../i18n/ui-text.ts'

/** The tagline beside the login form of each back office. */
export const taglines = {
  Admin: l('纵览全局，管好每个细节', 'See the whole marketplace, mind every detail'),
  Seller: l('打理好店铺，服务好每一位顾客', 'Run your store well, serve every customer'),
} as const

export const loginTexts = {
  title: { Admin: l('登录管理台', 'Log in to Admin'), Seller: l('登录商家台', 'Log in to Seller') },
  username: l('用户名', 'Username'),
  usernameOrPhone: l('用户名或手机号', 'Username or phone'),
  password: l('密码', 'Password'),
  agree: l('我已阅读并同意', 'I agree to the'),
  agreement: l('《用户协议》', 'User Agreement'),
  submit: l('登录', 'Log in'),
  verify: l('验证并登录', 'Verify and log in'),
  back: l('返回', 'Back'),
  demo: l('已填好演示账号，直接登录即可。', 'Demo credentials are filled in. Just log in.'),
  toShop: l('返回商城', 'Back to shop'),
} as const

export const setupTexts = {
  title: l('创建首个管理员', 'Create the first administrator'),
  again: l('再次输入密码', 'Repeat password'),
  submit: l('创建并登录', 'Create and log in'),
  used: l('链接无效或已被使用。', 'This link is invalid or has already been used.'),
} as const

export const agreementTexts = {
  title: l('用户协议', 'User Agreement'),
  loading: l('正在加载协议', 'Loading the agreement'),
} as const
