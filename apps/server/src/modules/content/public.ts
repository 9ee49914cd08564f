/** Articles, agreements, notices and adverts; rich text for all modules. */
export { createAdvert, createAdvertSpace, createNotice } from './create.ts'
export { firstNoticeRows, liveAdverts } from './content.db.ts'
export { showAdvert, showNoticeLine } from './content.show.ts'
export { cleanLocalHtml } from '../../kernel/rich-text/clean-local.ts'
export { htmlOf } from '../../kernel/rich-text/rich-text.ts'
