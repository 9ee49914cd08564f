import { isIdNumber } from '@fangshi/contract/id-number'
import type { LocalText } from '@fangshi/contract/locale'
import { demoPhone, invent } from './people.ts'

/** Stores that are not open to shoppers: one in each state of an application, and one that the platform suspended. */
export interface DemoApplicant {
  username: string
  nickname: string
  phone: string
  state: 'filling_in' | 'verifying' | 'denied' | 'suspended'
  store_name: LocalText
  company: string
  /** Image name, as in the catalogue. */
  logo: string
  district: string
  address: string
  /** Top-level classes. */
  classes: string[]
  /** Why it was denied or suspended. */
  reason: string
  days_ago: number
}

const firstPhone = 470
const phone = (index: number): string => demoPhone(firstPhone + index)

/** Their owners log in to the shop with the demo's password. */
export const applicants: readonly DemoApplicant[] = [
  {
    username: 'applicant',
    nickname: '一川',
    phone: phone(0),
    state: 'verifying',
    store_name: { 'zh-cn': '一川陶事', en: 'Yichuan Ceramics' },
    company: '景德镇一川陶瓷有限公司',
    logo: 'icons/home.webp',
    district: '360203',
    address: '陶溪川路 18 号',
    classes: ['home'],
    reason: '',
    days_ago: 1,
  },
  {
    username: 'applicant_draft',
    nickname: '小满手作',
    phone: phone(1),
    state: 'filling_in',
    store_name: { 'zh-cn': '小满手作', en: 'Grain Buds Handmade' },
    company: '',
    logo: 'icons/fashion.webp',
    district: '310104',
    address: '',
    classes: [],
    reason: '',
    days_ago: 3,
  },
  {
    username: 'applicant_denied',
    nickname: '北屿',
    phone: phone(2),
    state: 'denied',
    store_name: { 'zh-cn': '北屿渔获', en: 'North Isle Catch' },
    company: '青岛北屿水产有限公司',
    logo: 'icons/food.webp',
    district: '330212',
    address: '海晏路 66 号',
    classes: ['food'],
    reason: '营业执照照片不清晰，请重新拍摄后提交',
    days_ago: 5,
  },
  {
    username: 'applicant_suspended',
    nickname: '旧时光',
    phone: phone(3),
    state: 'suspended',
    store_name: { 'zh-cn': '旧时光杂货', en: 'Old Days Sundries' },
    company: '杭州旧时光贸易有限公司',
    logo: 'icons/books.webp',
    district: '330110',
    address: '高教路 2 号',
    classes: ['books'],
    reason: '多次投诉发货不符，请联系平台说明情况',
    days_ago: 60,
  },
]

/** An identity number with a right check digit, of an area (999999) that does not exist; `index` below 1000. */
export function demoIdNumber(index: number): string {
  const stem = `99999919900101${String(index).padStart(3, '0')}`
  return [...'0123456789X'].map((digit) => stem + digit).find(isIdNumber) as string
}

const people = invent(100)

/** Documents of a company, but its files. `index` (0 to 99) makes them unique. */
export const demoDocuments = (index: number, company: string, store_phone: string) => ({
  store_company_name: company,
  business_license_no: `91999999MA${String(index).padStart(8, '0')}`,
  legal_person: people[index]?.name ?? '',
  store_phone,
  id_card_no: demoIdNumber(index),
  emergency_contact: people[99 - index]?.name ?? '',
  emergency_contact_phone: demoPhone(firstPhone + 20 + index),
})
