import { l } from '../../../i18n/ui-text.ts'

export const guideTexts = {
  open: l('本页指南', 'Guide to this page'),
  title: l('使用指南', 'Guide'),
} as const
