import { l } from '../i18n/ui-text.ts'

export const sessionTexts = {
  title: l('已登录的设备', 'Logged-in devices'),
  about: l(
    '发现陌生设备时，请将其退出，并修改密码。',
    'If you don’t recognize a device, log it out and change your password.',
  ),
  unknown: l('未知设备', 'Unknown device'),
  current: l('当前设备', 'This device'),
  inShop: l('商城', 'Shop'),
  since: l('{{time}} 登录', 'Logged in {{time}}'),
  used: l('{{time}} 使用过', 'Last used {{time}}'),
  end: l('退出', 'Log out'),
  endDevice: l('退出 {{device}}（{{time}} 登录）', 'Log out {{device}} (logged in {{time}})'),
  ended: l('该设备已退出', 'The device has been logged out'),
  endOthers: l('退出其他所有设备', 'Log out all other devices'),
  sure: l('确定退出其他所有设备吗？', 'Log out all other devices?'),
  sureText: l(
    '这些设备需要重新登录，尚未保存的内容会丢失。',
    'They will have to log in again and lose unsaved changes.',
  ),
  othersEnded: l('已退出 {{count}} 台设备', 'Devices logged out: {{count}}'),
} as const
