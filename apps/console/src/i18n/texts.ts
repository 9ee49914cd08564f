import { l } from './ui-text.ts'

/** Buttons shared by all dialogs and screens, and the message after success. */
export const actionTexts = {
  close: l('关闭', 'Close'),
  save: l('保存', 'Save'),
  saved: l('操作成功', 'Operation successful'),
  cancel: l('取消', 'Cancel'),
  ok: l('确定', 'OK'),
  delete: l('删除', 'Delete'),
  retry: l('重试', 'Try again'),
} as const

/** The message when the server cannot be reached. */
export const errorTexts = {
  offline: l('网络异常，请检查网络后重试', 'Can’t reach the network. Check your connection and try again.'),
} as const
