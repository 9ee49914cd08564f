import { customers } from '@fangshi/contract/customers'
import { CustomerPurchases } from '../customers/customer-purchases.tsx'
import { tagsOf } from '../customers/tags-of.ts'
import { customerTexts as texts } from '../customers/texts.ts'
import { text, textarea } from '../kit/fields/build.ts'
import { tableScreen } from '../kit/screen/table-screen.tsx'

export default tableScreen({
  resource: customers,
  columns: {
    avatar: { label: texts.avatar, type: 'avatar', width: 80 },
    nickname: { label: texts.nickname, width: 150 },
    tags: { label: texts.tags, type: 'tags_array', width: 160, isNeutral: true, value: tagsOf },
    orders: { label: texts.orders, type: 'number', width: 90 },
    net: { label: texts.net, type: 'price', width: 120 },
    paid: { label: texts.paid, type: 'price', width: 120 },
    refunded: { label: texts.refunded, type: 'price', width: 120, hidden: true },
    first_paid_at: { label: texts.first, type: 'time', width: 165, hidden: true },
    last_paid_at: { label: texts.last, type: 'time', width: 165 },
  },
  view: { note: { label: texts.note } },
  search: [
    { label: texts.nickname, value: 'nickname', where: 'like' },
    { label: texts.tags, value: 'tags', where: 'like' },
    { label: texts.orderNo, value: 'order_no' },
    { type: 'daterange', label: texts.last, value: 'last_paid_at' },
    { label: texts.netFrom, altLabel: texts.net, value: 'net', where: 'ngt' },
    { label: texts.ordersFrom, altLabel: texts.orders, value: 'orders', where: 'ngt' },
  ],
  form: {
    tags: text(texts.tags, { maxlength: 100, span: 24, help: texts.tagsHelp }),
    note: textarea(texts.note, { maxlength: 500, span: 24, help: texts.noteHelp }),
  },
  viewExtra: ({ id }) => <CustomerPurchases id={id} />,
})
