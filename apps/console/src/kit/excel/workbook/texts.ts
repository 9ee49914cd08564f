import { l } from '../../../i18n/ui-text.ts'

export const workbookTexts = { notMade: l('导出失败，没有生成文件', 'The export failed. No file was made.') } as const
