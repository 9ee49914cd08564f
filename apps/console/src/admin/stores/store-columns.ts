import { adminStores } from '@fangshi/contract/stores-admin'
import { l } from '../../i18n/ui-text.ts'
import { createdAt } from '../../kit/table/created-at.ts'
import type { Columns } from '../../kit/list/column.ts'
import type { ScreenSpec } from '../../kit/screen/screen.ts'
import { storeStates, texts, verifications } from './store-texts.ts'

const name = l('店铺名称', 'Store')
const company = l('公司名称', 'Company')
const phone = l('联系电话', 'Phone')
const passed = l('通过时间', 'Approved')

export const columns: ScreenSpec<typeof adminStores>['columns'] = {
  store_logo: { label: l('标志', 'Logo'), type: 'avatar', width: 80 },
  store_name: { label: name, width: 150 },
  owner: { label: l('店主', 'Owner'), width: 110 },
  verify: { label: texts.verify, type: 'dict_tags', options: verifications, width: 120 },
  status: { label: texts.status, type: 'dict_tags', options: storeStates, width: 100 },
  store_company_name: { label: company, width: 165 },
  store_phone: { label: phone, type: 'id', width: 160 },
  money: { label: l('余额', 'Balance'), type: 'price', width: 110 },
  frozen: { label: l('冻结', 'Frozen'), type: 'price', width: 100 },
  area_info: { label: l('地区', 'Area'), width: 165 },
  passed_at: { label: passed, type: 'time', width: 165, hidden: true },
  created_at: createdAt,
}

/** Fields of the single view only. */
export const details: Columns = {
  username: { label: l('店主用户名', 'Owner’s username'), type: 'id' },
  store_description: { label: l('简介', 'Description') },
  store_address: { label: l('详细地址', 'Address') },
  store_lat: {
    label: l('坐标', 'Coordinates'),
    type: 'id',
    value: ({ store_lat, store_lng }) => (store_lat === null ? '' : `${String(store_lat)}, ${String(store_lng)}`),
  },
  classes: {
    label: l('经营类目', 'Categories'),
    type: 'tags_array',
    isNeutral: true,
    value: ({ classes }) => (classes as { name: string }[] | undefined)?.map((one) => one.name) ?? [],
  },
  refuse_reason: { label: l('驳回原因', 'Reason for rejection') },
  suspend_reason: { label: l('暂停原因', 'Reason for suspension') },
}

export const search: ScreenSpec<typeof adminStores>['search'] = [
  { label: name, value: 'store_name', where: 'like' },
  { label: company, value: 'store_company_name', where: 'like' },
  { label: phone, value: 'store_phone', where: 'likeRight' },
  { type: 'select', label: texts.status, value: 'status', data: storeStates },
  { type: 'select', label: texts.verify, value: 'verify', data: verifications },
  { type: 'daterange', label: l('申请时间', 'Applied'), value: 'created_at' },
  { type: 'daterange', label: passed, value: 'passed_at' },
]
