import type { Locale } from '@fangshi/contract/locale'
import { actionTexts } from '../apps/console/src/i18n/texts.ts'
import type { UiText } from '../apps/console/src/i18n/ui-text.ts'
import { confirmTexts } from '../apps/console/src/kit/confirm/texts.ts'
import { exportTexts } from '../apps/console/src/kit/excel/export/texts.ts'
import { importTexts } from '../apps/console/src/kit/excel/import/texts.ts'
import { fieldTexts } from '../apps/console/src/kit/fields/texts.ts'
import { uploadTexts } from '../apps/console/src/kit/fields/uploads/texts.ts'
import { galleryTexts } from '../apps/console/src/kit/gallery/texts.ts'
import { listTexts } from '../apps/console/src/kit/list/texts.ts'
import { pickerTexts } from '../apps/console/src/kit/picker/texts.ts'
import { screenTexts } from '../apps/console/src/kit/screen/texts.ts'
import { factorCodeTexts } from '../apps/console/src/kit/second-factor/texts.ts'
import { shellTexts } from '../apps/console/src/kit/shell/texts.ts'
import { staleTexts } from '../apps/console/src/kit/stale/texts.ts'
import { tableTexts } from '../apps/console/src/kit/table/texts.ts'
import { pageTexts, uiTexts } from '../apps/console/src/kit/ui/texts.ts'
import { loginTexts } from '../apps/console/src/login/texts.ts'
import { sessionTexts } from '../apps/console/src/security/session-texts.ts'
import { factorTexts, recoveryTexts, setUpTexts } from '../apps/console/src/security/texts.ts'
import type { Window } from './browser.ts'

/** The back offices' own texts, so that journeys press what people read. */
const texts = {
  action: actionTexts,
  confirm: confirmTexts,
  exporting: exportTexts,
  factor: factorTexts,
  factorCode: factorCodeTexts,
  fields: fieldTexts,
  gallery: galleryTexts,
  importing: importTexts,
  list: listTexts,
  login: loginTexts,
  page: pageTexts,
  picker: pickerTexts,
  recovery: recoveryTexts,
  screen: screenTexts,
  session: sessionTexts,
  setUp: setUpTexts,
  shell: shellTexts,
  stale: staleTexts,
  table: tableTexts,
  ui: uiTexts,
  uploads: uploadTexts,
} as const

type InOneLanguage<Texts> = {
  readonly [Key in keyof Texts]: Texts[Key] extends UiText<string> ? string : InOneLanguage<Texts[Key]>
}
export type ConsoleTexts = InOneLanguage<typeof texts>

type Tree = UiText<string> | { readonly [key: string]: Tree }

const inOneLanguage = (tree: Tree, lang: Locale): unknown =>
  typeof tree[lang] === 'string'
    ? tree[lang]
    : Object.fromEntries(Object.entries(tree).map(([key, value]) => [key, inOneLanguage(value as Tree, lang)]))

/** The texts in the language of a window, placeholders not filled in. */
export const consoleTexts = ({ lang }: Window): ConsoleTexts => inOneLanguage(texts, lang) as ConsoleTexts
