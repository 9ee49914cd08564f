/** The field for a private picture or PDF. */
export const document = {
  choose: '选择文件',
  chooseOf: '选择文件：{{label}}',
  replace: '更换',
  replaceOf: '更换：{{label}}',
  removeOf: '删除：{{label}}',
  sending: '正在上传…',
  opening: '正在加载预览',
  previewFailed: '无法预览，文件已保存',
  isPdf: 'PDF 文件',
  open: '打开：{{label}}',
}
