import { l } from '../../../i18n/ui-text.ts'

export const uploadTexts = {
  uploadPicture: l('上传图片', 'Upload'),
  replacePicture: l('更换图片', 'Replace'),
  uploadFile: l('上传文件', 'Upload file'),
  replaceFile: l('更换文件', 'Replace file'),
  uploading: l('正在上传 {{name}}', 'Uploading {{name}}'),
  waitsForFiles: l('文件上传完成后自动继续', 'Continues when the files have finished uploading'),
  cancelUpload: l('取消上传 {{name}}', 'Cancel upload of {{name}}'),
  uploadTooSlow: l('上传超时，请检查网络后重试', 'The upload took too long. Check the network and try again.'),
  lookAt: l('查看：{{label}}', 'View: {{label}}'),
  moveForward: l('前移：{{label}}', 'Move forward: {{label}}'),
  moveBack: l('后移：{{label}}', 'Move back: {{label}}'),
  movedTo: l('{{label}}已移到第 {{place}} 位', '{{label}}: moved to position {{place}}'),
  mainPicture: l('主图', 'Main'),
  makeMain: l('设为主图：{{label}}', 'Set as main image: {{label}}'),
  pictureCount: l(
    '已有 {{count}} 张，最多 {{max}} 张，第一张为主图',
    '{{count}} of {{max}} images; the first is the main image',
  ),
  cropTitle: l('裁剪图片', 'Crop image'),
  cropMove: l('拖动或用方向键移动图片', 'Drag the image or use the arrow keys to move it'),
  zoom: l('缩放', 'Zoom'),
} as const
