import type { Same } from '../same.ts'
import type { home as chinese } from '../zh-cn/home.ts'

export const home: Same<typeof chinese> = {
  title: 'Fangshi · everyday things, made with care',
  heroes: 'Highlights',
  slideOf: '{{at}} of {{count}}',
  showSlide: 'Show slide {{at}}',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
  shortcuts: 'Shortcuts',
  recommended: 'For you',
  newest: 'New arrivals',
  stores: 'Good stores',
  notices: 'Notices',
  enterFloor: 'Take a look',
  empty: 'There are no goods in the shop yet.',
  adverts: 'More highlights',
  allNotices: 'All notices',
  noticesText: 'News of the market, deliveries and safety.',
  pinned: 'Pinned',
  noNotices: 'There are no notices yet.',
  publishedAt: 'Published on {{date}}',
  noticesPage: '{{title}}, page {{page}}',
}
