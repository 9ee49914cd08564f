import { l } from '../../i18n/ui-text.ts'

export const confirmTexts = {
  title: l('确认是您本人', 'Confirm it’s you'),
  why: l(
    '此操作涉及资金、权限或密钥。请输入「{{name}}」的登录密码，10 分钟内不再询问。',
    'This touches money, permissions or keys. Enter the password of “{{name}}”. We won’t ask again for 10 minutes.',
  ),
  password: l('登录密码', 'Password'),
  confirm: l('确认并继续', 'Confirm and continue'),
} as const
