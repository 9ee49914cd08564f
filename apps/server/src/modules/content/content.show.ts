import { localText, type Locale } from '@fangshi/contract/locale'
import { formatDateTime } from '@fangshi/contract/time'
import type { AdvertRow, AgreementRow, ArticleRow, MenuRow } from './content.db.ts'
import { htmlOf } from './rich-text.ts'

export const showArticle = ({ name, title, content, click, updated_at }: ArticleRow, locale: Locale) => ({
  name,
  title: localText(title, locale),
  content: htmlOf(localText(content, locale)),
  click,
  updated_at: formatDateTime(updated_at),
})

export const showAgreement = ({ name, title, content, updated_at }: AgreementRow, locale: Locale) => ({
  name,
  title: localText(title, locale),
  content: htmlOf(localText(content, locale)),
  updated_at: formatDateTime(updated_at),
})

export const showMenu = ({ id, name, articles }: MenuRow, locale: Locale) => ({
  id,
  name: localText(name, locale),
  articles: articles.map((article) => ({ name: article.name, title: localText(article.title, locale) })),
})

/** An advert in the reader's language. */
export const showAdvert = (row: AdvertRow, locale: Locale) => ({
  id: row.id,
  name: localText(row.name, locale),
  text: row.text ? localText(row.text, locale) : '',
  button: row.button ? localText(row.button, locale) : '',
  url: row.url,
  image: row.image,
  image_phone: row.image_phone,
  tone: row.tone,
})
