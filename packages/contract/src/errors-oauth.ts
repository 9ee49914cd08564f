/** The part of the error dictionary that is about logins through other providers: key → [code, Chinese, English]. */
export const oauthErrors = {
  OAUTH_NOT_OFFERED: [409, '暂未开通这种登录方式', 'This way to log in isn’t available.'],
  OAUTH_STATE_INVALID: [
    409,
    '登录请求已失效，请重新发起',
    'This request has expired or was already used. Please start again.',
  ],
  OAUTH_CODE_INVALID: [
    422,
    '授权已失效，请重新授权',
    'The authorization has expired or was already used. Please authorize again.',
  ],
  OAUTH_UNAVAILABLE: [
    503,
    '对方登录服务暂时不可用，请稍后再试，或换一种方式登录',
    'The login service isn’t available right now. Try again later, or log in another way.',
  ],
  OAUTH_TAKEN: [409, '该第三方账号已绑定了另一个商城账号', 'It’s already linked to another account of this shop.'],
  OAUTH_BOUND_ALREADY: [
    409,
    '商城账号已绑定了另一个第三方账号，请先解绑',
    'Your account is already linked to a different one. Unlink that first.',
  ],
} as const satisfies Record<string, readonly [number, string, string]>
