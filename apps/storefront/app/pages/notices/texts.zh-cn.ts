export const notices = {
  title: '全部公告',
  text: '平台动态、配送通知与安全提醒。',
  pageTitle: '{{title}} 第 {{page}} 页',
  pinned: '置顶',
  empty: '还没有公告。',
  publishedAt: '发布于 {{date}}',
}
