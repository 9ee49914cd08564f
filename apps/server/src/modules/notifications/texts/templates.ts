import { moneyTexts } from './money-texts.ts'
import { orderTexts } from './order-texts.ts'
import { peopleTexts } from './people-texts.ts'
import { refundTexts } from './refund-texts.ts'
import { reportTexts } from './report-texts.ts'
import { shopperTexts } from './shopper-texts.ts'
import { storeTexts } from './store-texts.ts'
import type { Text } from './texts.ts'

const all = {
  ...orderTexts,
  ...refundTexts,
  ...moneyTexts,
  ...peopleTexts,
  ...storeTexts,
  ...shopperTexts,
  ...reportTexts,
}

/** The name of a notification's texts. */
export type Template = keyof typeof all
export const templates: Readonly<Record<Template, Text>> = all
