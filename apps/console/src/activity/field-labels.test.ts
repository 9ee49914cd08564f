import { admins, permissionGroups, permissions, roles, sellerUsers } from '@fangshi/contract/access'
import { areas } from '@fangshi/contract/areas'
import { advs, advSpaces } from '@fangshi/contract/content-adverts'
import { appVersions } from '@fangshi/contract/content-apps'
import { agreements, articleMenus, articles } from '@fangshi/contract/content-articles'
import { notices } from '@fangshi/contract/content-notices'
import { adminCoupons } from '@fangshi/contract/coupons-admin'
import { sellerCoupons } from '@fangshi/contract/coupons-seller'
import { currencies } from '@fangshi/contract/currencies'
import { sellerDistributions } from '@fangshi/contract/distributions'
import { expresses } from '@fangshi/contract/expresses'
import { fileSpaceDirs, fileSpaces } from '@fangshi/contract/file-spaces'
import { goodsAttrs } from '@fangshi/contract/goods-attrs'
import { GoodsForm } from '@fangshi/contract/goods-form'
import { menus } from '@fangshi/contract/menus'
import { editReceiverAsAdmin, editShopRemark } from '@fangshi/contract/orders-backoffice'
import { sellerReductions } from '@fangshi/contract/reductions'
import { searchSynonyms } from '@fangshi/contract/search-synonyms'
import { smsTemplates } from '@fangshi/contract/sms'
import { StoreCorrection } from '@fangshi/contract/stores-edit'
import { goodsBrands, goodsClasses } from '@fangshi/contract/taxonomy'
import { users } from '@fangshi/contract/users'
import { expect, test } from 'vitest'
import { labelOf, valueLabel } from './field-labels.ts'

const resources = [
  [admins, permissionGroups, permissions, roles, sellerUsers, areas, advs, advSpaces, appVersions, agreements],
  [articleMenus, articles, notices, currencies, expresses, fileSpaceDirs, fileSpaces, goodsAttrs, menus],
  [
    adminCoupons,
    sellerCoupons,
    sellerReductions,
    sellerDistributions,
    searchSynonyms,
    smsTemplates,
    goodsBrands,
    goodsClasses,
    users,
  ],
].flat()
const others = [GoodsForm, StoreCorrection, editReceiverAsAdmin.body, editShopRemark.body]

test('every field that a form writes has a name in both languages', () => {
  const shapes = [...resources.map(({ form }) => form), ...others].map(({ shape }) => shape)
  const fields = new Set(shapes.flatMap((shape) => Object.keys(shape)))
  fields.delete('revision')
  expect([...fields].filter((field) => !labelOf(field))).toEqual([])
})

test('a part of a field is named after it', () => {
  expect(labelOf('name.en')?.map(({ en }) => en)).toEqual(['Name', 'English'])
  expect(labelOf('unknown')).toBeUndefined()
})

test('states are words; a text that looks like one elsewhere stays', () => {
  expect(valueLabel('shelf', 'on')?.['zh-cn']).toBe('已上架')
  expect(valueLabel('pinned', false)?.en).toBe('No')
  expect(valueLabel('name', 'on')).toBeUndefined()
})
