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
  recommended: 'Recommended for you',
  newest: 'New arrivals',
  stores: 'Featured stores',
  notices: 'Notices',
  enterFloor: 'Take a look',
  empty: 'There are no products in the shop yet.',
  adverts: 'More highlights',
  allNotices: 'All notices',
  noticesText: 'News about the marketplace, deliveries and safety.',
  pinned: 'Pinned',
  noNotices: 'No notices yet.',
  publishedAt: 'Published on {{date}}',
  noticesPage: '{{title}}, page {{page}}',
}
