import { l } from '../../i18n/ui-text.ts'

export const uiTexts = {
  toDark: l('切换到深色', 'Switch to dark mode'),
  toLight: l('切换到浅色', 'Switch to light mode'),
  otherLanguage: l('English', '中文'),
  unsaved: l('修改尚未保存，确定要离开吗？', 'You have unsaved changes. Leave anyway?'),
  discard: l('放弃修改', 'Discard changes'),
  goOn: l('继续编辑', 'Keep editing'),
  fullScreen: l('全屏', 'Full screen'),
  leaveFullScreen: l('退出全屏', 'Leave full screen'),
  copy: l('复制 {{text}}', 'Copy {{text}}'),
  copied: l('已复制', 'Copied'),
  copyFailed: l('复制失败，请手动复制', 'Copying failed. Please copy it manually.'),
  picture: l('图片 {{number}} / {{count}}', 'Image {{number}} of {{count}}'),
  previous: l('上一个', 'Previous'),
  next: l('下一个', 'Next'),
} as const

/** Pages that are not there or failed, and the ways out of them. */
export const pageTexts = {
  openShop: l('打开商城', 'Open shop'),
  notFoundTitle: l('页面不存在', 'Page not found'),
  notFoundText: l('404：地址可能有误，或页面已被移动。', '404: the address may be wrong, or the page has moved.'),
  backToRoot: l('返回首页', 'Back to home page'),
  failedTitle: l('页面出错了', 'Something went wrong'),
  failedText: l(
    '可能是网络不稳定，或系统刚刚更新，请重新加载。',
    'The network may be unstable, or the system was just updated. Please reload.',
  ),
  reload: l('重新加载', 'Reload'),
} as const
