import { l } from '../i18n/ui-text.ts'

export const factorTexts = {
  title: l('两步验证', 'Two-step verification'),
  on: l('已开启', 'On'),
  off: l('未开启', 'Off'),
  about: l(
    '登录时除密码外，还需输入身份验证器 App 中的验证码。即使密码泄露，他人也无法登录。',
    'Besides your password, logging in takes a code from an authenticator app, so a leaked password alone lets nobody in.',
  ),
  demanded: l(
    '您的账号须开启两步验证，开启后才能使用其他功能。',
    'Your account needs two-step verification. Turn it on to use everything else.',
  ),
  since: l('开启时间', 'Turned on'),
  left: l('剩余恢复码', 'Recovery codes left'),
  few: l('恢复码所剩不多，请重新生成。', 'You’re running out of recovery codes. Generate new ones.'),
  turnOn: l('开启两步验证', 'Turn on two-step verification'),
  turnOff: l('关闭两步验证', 'Turn off two-step verification'),
  turnOffText: l(
    '关闭后，仅凭密码即可登录此账号。',
    'After that, the password alone is enough to log in to this account.',
  ),
  renew: l('重新生成恢复码', 'Generate new recovery codes'),
  renewText: l('新恢复码生成后，旧恢复码立即失效。', 'Your old recovery codes stop working at once.'),
} as const

export const setUpTexts = {
  password: l('登录密码', 'Password'),
  passwordText: l('请先输入登录密码，确认是您本人。', 'Enter your password first, to confirm it’s you.'),
  next: l('下一步', 'Next'),
  scan: l(
    '用身份验证器 App（如 Microsoft Authenticator、Google Authenticator、FreeOTP）扫描二维码。',
    'Scan the QR code with an authenticator app, such as Microsoft Authenticator, Google Authenticator or FreeOTP.',
  ),
  qrCode: l('两步验证的二维码', 'QR code for two-step verification'),
  open: l('在本机的身份验证器中打开', 'Open in an authenticator on this device'),
  copy: l('复制密钥', 'Copy key'),
  secret: l('无法扫码？在 App 中手动输入密钥：', 'Can’t scan it? Enter this key in the app:'),
  done: l('两步验证已开启', 'Two-step verification is on'),
  turnedOff: l('两步验证已关闭', 'Two-step verification is off'),
} as const

export const recoveryTexts = {
  title: l('恢复码', 'Recovery codes'),
  about: l(
    '手机丢失或更换时，可用恢复码登录，每个只能用一次。请妥善保存，关闭后不再显示。',
    'If you lose or change your phone, a recovery code lets you in. Each works once. Save them now: they won’t be shown again.',
  ),
  copy: l('复制', 'Copy'),
  download: l('下载', 'Download'),
  saved: l('我已保存', 'I’ve saved them'),
} as const
