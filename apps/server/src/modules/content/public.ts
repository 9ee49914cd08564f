/** Articles, agreements, notices and adverts; rich text for all modules. */
export {
  createAdvert,
  createAdvertSpace,
  createAgreement,
  createArticle,
  createArticleMenu,
  createNotice,
} from './create.ts'
export { liveAdverts } from './content.db.ts'
export { showAdvert } from './content.show.ts'
export { cleanLocalHtml, htmlOf } from './rich-text.ts'
