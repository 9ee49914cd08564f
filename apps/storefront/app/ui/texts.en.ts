import type { Same } from '../i18n/texts.ts'
import type { ui as chinese } from './texts.zh-cn.ts'

declare module '../i18n/texts.ts' {
  interface Texts {
    ui: typeof chinese
  }
}

export const ui: Same<typeof chinese> = {
  close: 'Close',
  cancel: 'Cancel',
  confirm: 'OK',
  save: 'Save',
  edit: 'Edit',
  remove: 'Remove',
  undo: 'Undo',
  retry: 'Try again',
  copy: 'Copy',
  share: 'Share',
  linkCopied: 'Link copied',
  copied: 'Copied',
  more: 'See more',
  optional: 'optional',
  increase: 'Increase quantity',
  decrease: 'Decrease quantity',
  quantity: 'Quantity',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  breadcrumb: 'Breadcrumb',
  pager: 'Pages',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  pageOf: 'Page {{page}} of {{last}}',
  page: 'Page {{page}}',
  marketPrice: 'List price',
  ordinaryPrice: 'Usual price',
  saleSold: 'Flash sale · {{percent}}% sold',
  saleSoldOut: 'Flash sale · sold out',
  saleUntil: 'Flash sale until {{time}}',
  from: 'and up',
  sold_other: '{{count}} sold',
  soldMany_other: '{{count}}+ sold',
  timeLeft: '{{time}} left',
  days_one: '{{count}} day',
  days_other: '{{count}} days',
  notifications: 'Notifications',
  slideOf: '{{at}} of {{count}}',
  showSlide: 'Show slide {{at}}',
  previousSlide: 'Previous slide',
  nextSlide: 'Next slide',
  pause: 'Pause the slides',
  play: 'Play the slides',
}
