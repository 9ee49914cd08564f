import { l } from '../../../i18n/ui-text.ts'

export const exportTexts = {
  export: l('导出', 'Export'),
  moreExports: l('更多导出方式', 'More export options'),
  exportRows: l('导出本页（{{n}} 行）', 'Export this page ({{n}} rows)'),
  exportSelection: l('导出所选（{{n}} 行）', 'Export selection ({{n}} rows)'),
  exportAll: l('导出全部符合条件的行', 'Export all matching rows'),
  exported: l('已导出 {{n}} 行', 'Rows exported: {{n}}'),
  nothing: l('没有可导出的数据', 'Nothing to export'),
  readRows: l('已读取 {{rows}} / {{total}} 行', '{{rows}} of {{total}} rows read'),
  writing: l('正在生成文件', 'Creating the file'),
  cut: l(
    '一次最多导出 {{n}} 行，其余未导出。请缩小查询范围后分次导出。',
    'Only the first {{n}} rows were exported. Narrow your search and export in parts.',
  ),
} as const
