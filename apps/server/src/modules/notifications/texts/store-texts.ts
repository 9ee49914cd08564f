import type { Texts } from './texts.ts'

const goods = '/Seller/goods?view={id}'
const skus = '/Seller/skus?goods_id={id}'

/** Notifications about stores and goods, for stores, applicants and the platform. */
export const storeTexts = {
  store_waiting: {
    title: { 'zh-cn': '有入驻申请待审核', en: 'A store to review' },
    text: { 'zh-cn': '{store}提交了入驻申请。', en: '{store} has applied to join the platform.' },
    link: '/Admin/stores?view={id}',
  },
  store_passed: {
    title: { 'zh-cn': '恭喜，店铺已通过审核', en: 'Your store has been approved' },
    text: {
      'zh-cn': '{store}已通过审核，现在可以登录商家后台开店了。',
      en: '{store} has been approved. Log in to the seller centre to open it.',
    },
    link: '/store/step_3',
  },
  store_denied: {
    title: { 'zh-cn': '入驻申请未通过', en: 'Your store was not approved' },
    text: {
      'zh-cn': '{store}的入驻申请未通过。原因：{reason}',
      en: 'The application of {store} was not approved. Reason: {reason}',
    },
    link: '/store/step_3',
  },
  store_suspended: {
    title: { 'zh-cn': '店铺已被平台暂停', en: 'Your store was suspended' },
    text: {
      'zh-cn': '{store}已被平台暂停营业。原因：{reason}',
      en: 'The platform has suspended {store}. Reason: {reason}',
    },
    link: '/Seller/stores',
  },
  store_reopened: {
    title: { 'zh-cn': '店铺已恢复', en: 'Your store is no longer suspended' },
    text: { 'zh-cn': '平台已解除对{store}的暂停。', en: 'The platform has lifted the suspension of {store}.' },
    link: '/Seller/stores',
  },
  documents_waiting: {
    title: { 'zh-cn': '有证照变更待审核', en: 'Documents to review' },
    text: { 'zh-cn': '{store}提交了证照变更。', en: '{store} has changed its documents.' },
    link: '/Admin/stores?view={id}',
  },
  documents_passed: {
    title: { 'zh-cn': '证照变更已通过', en: 'Your documents were approved' },
    text: {
      'zh-cn': '您提交的证照变更已通过审核，现已生效。',
      en: 'Your new documents have been approved and are now in effect.',
    },
    link: '/Seller/stores',
  },
  documents_denied: {
    title: { 'zh-cn': '证照变更未通过', en: 'Your documents were not approved' },
    text: {
      'zh-cn': '您提交的证照变更未通过审核。原因：{reason}',
      en: 'Your new documents were not approved. Reason: {reason}',
    },
    link: '/Seller/stores',
  },
  goods_waiting: {
    title: { 'zh-cn': '有商品待审核', en: 'Product to review' },
    text: { 'zh-cn': '{store}提交了“{goods}”。', en: '{store} has submitted “{goods}”.' },
    link: '/Admin/goods?view={id}',
  },
  goods_rejected: {
    title: { 'zh-cn': '商品审核未通过', en: 'Product rejected' },
    text: { 'zh-cn': '“{goods}”未通过审核。原因：{reason}', en: '“{goods}” was rejected. Reason: {reason}' },
    link: goods,
  },
  goods_approved: {
    title: { 'zh-cn': '商品审核已通过', en: 'Product approved' },
    text: { 'zh-cn': '“{goods}”已通过审核。', en: '“{goods}” was approved.' },
    link: goods,
  },
  goods_taken_down: {
    title: { 'zh-cn': '商品已被平台下架', en: 'Product taken down by the platform' },
    text: {
      'zh-cn': '“{goods}”已被平台下架。原因：{reason}',
      en: 'The platform has taken down “{goods}”. Reason: {reason}',
    },
    link: goods,
  },
  goods_reinstated: {
    title: { 'zh-cn': '商品下架已解除', en: 'Product reinstated' },
    text: {
      'zh-cn': '平台已解除“{goods}”的下架，您可以重新上架。',
      en: 'The platform has reinstated “{goods}”. You can put it on sale again.',
    },
    link: goods,
  },
  stock_low: {
    title: { 'zh-cn': '库存不足', en: 'Low stock' },
    text: {
      'zh-cn': '“{goods}”{sku} 库存只剩 {left} 件，请及时补货。',
      en: 'Only {left} left of “{goods}” {sku}. Please restock soon.',
    },
    link: skus,
  },
  stock_out: {
    title: { 'zh-cn': '商品售罄', en: 'Sold out' },
    text: {
      'zh-cn': '“{goods}”{sku} 已售罄，请及时补货。',
      en: '“{goods}” {sku} has sold out. Please restock soon.',
    },
    link: skus,
  },
} as const satisfies Texts
