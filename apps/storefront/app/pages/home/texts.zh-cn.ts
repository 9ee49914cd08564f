export const home = {
  title: '坊市 · 把日常，过得更有质感',
  heroes: '精选活动',
  shortcuts: '快捷入口',
  recommended: '为你推荐',
  newest: '新品上架',
  stores: '精选好店',
  notices: '坊市公告',
  enterFloor: '去看看',
  empty: '还没有商品上架。',
  adverts: '推荐活动',
}
