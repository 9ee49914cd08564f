export const home = {
  title: '坊市 · 把日常，过得更有质感',
  recommended: '为你推荐',
}
