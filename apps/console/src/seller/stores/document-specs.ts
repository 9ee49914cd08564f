import { IdNumber } from '@fangshi/contract/documents'
import { file, text } from '../../kit/fields/build.ts'
import type { FieldSpecs } from '../../kit/fields/spec.ts'
import { l } from '../../i18n/ui-text.ts'

const accept = 'image/png,image/jpeg,image/webp,application/pdf'
const phoneFault = (value: unknown) => (/^1[3-9]\d{9}$/.test(String(value).trim()) ? undefined : 'PHONE_INVALID')
const fileField = (zh: string, en: string) =>
  file(l(zh, en), {
    required: true,
    private: true,
    preview: true,
    accept,
    help: l('图片或 PDF，不超过 10 MB', 'An image or PDF up to 10 MB'),
  })

/** The company documents; `registered` is the masked identity number on file, which an empty field leaves as it is. */
export const documentSpecs = (registered: string): FieldSpecs => ({
  store_company_name: text(l('公司名称', 'Company'), { required: true, maxlength: 50 }),
  business_license_no: text(l('营业执照注册号', 'Business licence number'), { required: true, maxlength: 40 }),
  legal_person: text(l('法人姓名', 'Legal person'), { required: true, maxlength: 30 }),
  id_card_no: text(l('法人身份证号', 'ID number'), {
    required: !registered,
    maxlength: 18,
    ...(registered
      ? { help: l(`已登记 ${registered}，留空则不变`, `On file: ${registered}. Leave blank to keep it.`) }
      : {}),
    check: (value) => (IdNumber.safeParse(String(value)).success ? undefined : 'ID_NUMBER_INVALID'),
  }),
  store_phone: text(l('联系电话', 'Phone'), {
    required: true,
    maxlength: 11,
    check: phoneFault,
    help: l('供平台联系您，不会公开', 'For the platform to reach you; not shown in the shop'),
  }),
  emergency_contact: text(l('紧急联系人', 'Emergency contact'), { required: true, maxlength: 30 }),
  emergency_contact_phone: text(l('紧急电话', 'Emergency phone'), { required: true, maxlength: 11, check: phoneFault }),
  business_license: fileField('营业执照', 'Business licence'),
  id_card_t: fileField('身份证人像面', 'ID card, portrait side'),
  id_card_b: fileField('身份证国徽面', 'ID card, emblem side'),
})
