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
