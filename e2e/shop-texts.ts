import { texts as authEn } from '../apps/storefront/app/area-texts/auth-texts.en.ts'
import { texts as cartEn } from '../apps/storefront/app/pages/cart/own-texts.en.ts'
import { favorite as favoriteEn } from '../apps/storefront/app/favorites/texts.en.ts'
import { goods as goodsEn } from '../apps/storefront/app/pages/goods/texts.en.ts'
import { texts as orderEn } from '../apps/storefront/app/area-texts/order-texts.en.ts'
import { stockNotice as stockNoticeEn } from '../apps/storefront/app/pages/stock-notices/texts.en.ts'
import { errors as errorsEn } from '../apps/storefront/app/shell/texts.en.ts'
import { ui as uiEn } from '../apps/storefront/app/ui/texts.en.ts'
import { texts as userEn } from '../apps/storefront/app/area-texts/user-texts.en.ts'
import { texts as documentsEn } from '../apps/storefront/app/documents/own-texts.en.ts'
import { texts as documentsZh } from '../apps/storefront/app/documents/own-texts.zh-cn.ts'
import { texts as authZh } from '../apps/storefront/app/area-texts/auth-texts.zh-cn.ts'
import { texts as cartZh } from '../apps/storefront/app/pages/cart/own-texts.zh-cn.ts'
import { favorite as favoriteZh } from '../apps/storefront/app/favorites/texts.zh-cn.ts'
import { goods as goodsZh } from '../apps/storefront/app/pages/goods/texts.zh-cn.ts'
import { texts as orderZh } from '../apps/storefront/app/area-texts/order-texts.zh-cn.ts'
import { stockNotice as stockNoticeZh } from '../apps/storefront/app/pages/stock-notices/texts.zh-cn.ts'
import { errors as errorsZh } from '../apps/storefront/app/shell/texts.zh-cn.ts'
import { ui as uiZh } from '../apps/storefront/app/ui/texts.zh-cn.ts'
import { texts as userZh } from '../apps/storefront/app/area-texts/user-texts.zh-cn.ts'
import type { Window } from './browser.ts'

/** The shop's own words, so that journeys press what people read. */
export const shopTexts = ({ lang }: Window) =>
  lang === 'en'
    ? {
        ...authEn,
        ...cartEn,
        errors: errorsEn,
        favorite: favoriteEn,
        goods: goodsEn,
        ...orderEn,
        stockNotice: stockNoticeEn,
        ui: uiEn,
        ...userEn,
        ...documentsEn,
      }
    : {
        ...authZh,
        ...cartZh,
        errors: errorsZh,
        favorite: favoriteZh,
        goods: goodsZh,
        ...orderZh,
        stockNotice: stockNoticeZh,
        ui: uiZh,
        ...userZh,
        ...documentsZh,
      }
export type ShopTexts = ReturnType<typeof shopTexts>

/** A text as a pattern: what is filled in may be anything. */
export const pattern = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+'))
