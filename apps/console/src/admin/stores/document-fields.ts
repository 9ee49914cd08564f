import type { Documents } from '@fangshi/contract/documents'
import { l, type UiText } from '../../i18n/ui-text.ts'

interface DocumentField {
  name: keyof Documents
  label: UiText
  isFile?: true
}

/** The documents of a store in the order in which they are read. */
export const documentFields: readonly DocumentField[] = [
  { name: 'store_company_name', label: l('公司名称', 'Company') },
  { name: 'business_license_no', label: l('营业执照注册号', 'Business licence number') },
  { name: 'legal_person', label: l('法人姓名', 'Legal person') },
  { name: 'id_card_no', label: l('法人身份证号', 'ID number') },
  { name: 'store_phone', label: l('联系电话', 'Phone') },
  { name: 'emergency_contact', label: l('紧急联系人', 'Emergency contact') },
  { name: 'emergency_contact_phone', label: l('紧急联系电话', 'Emergency phone') },
  { name: 'business_license', label: l('营业执照', 'Business licence'), isFile: true },
  { name: 'id_card_t', label: l('身份证人像面', 'ID card, portrait side'), isFile: true },
  { name: 'id_card_b', label: l('身份证国徽面', 'ID card, emblem side'), isFile: true },
]

/** The fields that differ in a change of documents. */
export const changedFields = (before: Documents, after: Documents): ReadonlySet<keyof Documents> =>
  new Set(documentFields.map(({ name }) => name).filter((name) => before[name] !== after[name]))
