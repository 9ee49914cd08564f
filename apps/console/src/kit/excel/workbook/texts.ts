import { l } from '../../../i18n/ui-text.ts'

export const workbookTexts = { notMade: l('导出失败，未生成文件', 'Export failed. No file was created.') } as const
