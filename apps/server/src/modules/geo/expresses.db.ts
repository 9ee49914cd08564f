import { localText, type Locale, type LocalText } from '@fangshi/contract/locale'
import { statement, type Db } from '../../kernel/db/db.ts'

interface ExpressRow {
  id: number
  name: LocalText
  code: string
}

const all = statement('geo.expresses', 'select id, name, code from expresses order by id')

export const expresses = (db: Db): Promise<ExpressRow[]> => db.rows(all)

/** The express companies by code, with their names in the reader's language. */
export const expressChoices = async (db: Db, locale: Locale): Promise<{ code: string; name: string }[]> =>
  (await expresses(db)).map(({ code, name }) => ({ code, name: localText(name, locale) }))
