import { auth as authEn } from '../apps/storefront/app/i18n/en/auth.ts'
import { cart as cartEn } from '../apps/storefront/app/i18n/en/cart.ts'
import { favorite as favoriteEn } from '../apps/storefront/app/i18n/en/favorite.ts'
import { goods as goodsEn } from '../apps/storefront/app/i18n/en/goods.ts'
import { order as orderEn } from '../apps/storefront/app/i18n/en/order.ts'
import { ui as uiEn } from '../apps/storefront/app/i18n/en/ui.ts'
import { user as userEn } from '../apps/storefront/app/i18n/en/user.ts'
import { texts as documentsEn } from '../apps/storefront/app/i18n/documents/en.ts'
import { texts as documentsZh } from '../apps/storefront/app/i18n/documents/zh-cn.ts'
import { auth as authZh } from '../apps/storefront/app/i18n/zh-cn/auth.ts'
import { cart as cartZh } from '../apps/storefront/app/i18n/zh-cn/cart.ts'
import { favorite as favoriteZh } from '../apps/storefront/app/i18n/zh-cn/favorite.ts'
import { goods as goodsZh } from '../apps/storefront/app/i18n/zh-cn/goods.ts'
import { order as orderZh } from '../apps/storefront/app/i18n/zh-cn/order.ts'
import { ui as uiZh } from '../apps/storefront/app/i18n/zh-cn/ui.ts'
import { user as userZh } from '../apps/storefront/app/i18n/zh-cn/user.ts'
import type { Window } from './browser.ts'

/** The shop's own words, so that journeys press what people read. */
export const wordsOf = ({ lang }: Window) =>
  lang === 'en'
    ? {
        auth: authEn,
        cart: cartEn,
        favorite: favoriteEn,
        goods: goodsEn,
        order: orderEn,
        ui: uiEn,
        user: userEn,
        ...documentsEn,
      }
    : {
        auth: authZh,
        cart: cartZh,
        favorite: favoriteZh,
        goods: goodsZh,
        order: orderZh,
        ui: uiZh,
        user: userZh,
        ...documentsZh,
      }
export type Words = ReturnType<typeof wordsOf>

/** A text as a pattern: what is filled in may be anything. */
export const pattern = (text: string): RegExp =>
  new RegExp(text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\{\w+\}\}/g, '.+'))
