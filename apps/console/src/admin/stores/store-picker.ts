import { adminStores } from '@fangshi/contract/stores-admin'
import { l } from '../../i18n/ui-text.ts'
import { pickFrom } from '../../kit/picker/pick-from.tsx'

const store = l('店铺', 'Store')

/** Stores by name and company. */
export const storePicker = pickFrom({
  resource: adminStores,
  columns: { store_name: { label: store, width: 180 }, store_company_name: { label: l('公司', 'Company') } },
  search: [{ label: store, value: 'store_name', where: 'like' }],
  showName: 'store_name',
})
