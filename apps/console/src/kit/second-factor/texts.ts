import { l } from '../../i18n/ui-text.ts'

/** What the fields for codes of the second factor say. */
export const factorCodeTexts = {
  code: l('验证码', 'Verification code'),
  codeHelp: l('打开身份验证器 App，输入 6 位验证码', 'Enter the 6-digit code from your authenticator app.'),
  useRecovery: l('改用恢复码', 'Use a recovery code'),
  recovery: l('恢复码', 'Recovery code'),
  recoveryHelp: l('输入一个尚未使用的恢复码', 'Enter a recovery code you haven’t used yet.'),
  useApp: l('改用身份验证器', 'Use your authenticator app'),
} as const

/** Lists of accounts, and what they say to whoever resets the second factor of another account. */
export const resetFactorTexts = {
  column: l('两步验证', 'Two-step'),
  button: l('重置两步验证', 'Reset two-step'),
  title: l('重置两步验证', 'Reset two-step verification'),
  body: l(
    '请先确认是账号本人遗失了身份验证器。重置后，该账号立即退出所有登录，之后仅凭密码即可登录。',
    'Make sure it’s the account’s owner who lost the authenticator. The account is logged out everywhere, and its password alone is enough to log in again.',
  ),
  reset: l('重置', 'Reset'),
  done: l('两步验证已重置', 'Two-step verification has been reset'),
} as const
