export const texts = {
  picture: {
    add: '添加图片',
    sending: '正在上传…',
    remove: '删除第 {{at}} 张图片',
    open: '查看第 {{at}} 张图片',
  },
}
