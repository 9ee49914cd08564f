import { localText, type Locale } from '@fangshi/contract/locale'
import { formatDateTime } from '@fangshi/contract/time'
import type {
  AdvertRow,
  AgreementRow,
  AppVersionRow,
  ArticleRow,
  MenuRow,
  NoticeLineRow,
  NoticeRow,
} from './content.db.ts'
import { htmlOf } from '../../kernel/rich-text/rich-text.ts'

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

const showMenu = ({ id, pid, name, articles }: MenuRow, locale: Locale) => ({
  id,
  pid: pid ?? 0,
  lev: pid === null ? 0 : 1,
  name: localText(name, locale),
  articles: articles.map((article) => ({ name: article.name, title: localText(article.title, locale) })),
})

/** The menus as a tree of two levels, without those that lead to no article. */
export const showMenus = (rows: readonly MenuRow[], locale: Locale) =>
  rows
    .filter(({ pid }) => pid === null)
    .map((top) => ({
      ...showMenu(top, locale),
      children: rows
        .filter(({ pid, articles }) => pid === top.id && articles.length)
        .map((row) => showMenu(row, locale)),
    }))
    .filter(({ articles, children }) => articles.length || children.length)

/** A notice of a list. */
export const showNoticeLine = (row: NoticeLineRow, locale: Locale) => ({
  id: row.id,
  title: localText(row.title, locale),
  tag: localText(row.tag, locale),
  pinned: row.pinned,
  created_at: formatDateTime(row.created_at),
})

/** A notice with its text, in the reader's language. */
export const showNotice = (row: NoticeRow, locale: Locale) => ({
  ...showNoticeLine(row, locale),
  content: htmlOf(localText(row.content, locale)),
})

export const showAppVersion = (row: AppVersionRow, locale: Locale) => ({
  name: localText(row.name, locale),
  version: row.version,
  version_code: row.version_code,
  device: row.device,
  is_wgt: row.is_wgt,
  url: row.url,
  apple_id: row.apple_id,
  content: row.content ? htmlOf(localText(row.content, locale)) : '',
  created_at: formatDateTime(row.created_at),
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
