import type { getSellerDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import { l } from '../../i18n/ui-text.ts'
import type { SetUpStep } from '../../kit/dashboard/set-up-steps.ts'

type SetUpProgress = Omit<Reply<typeof getSellerDashboard>['set_up'], 'has_sold'>

/** What a new store does before it sells, in order. */
export const storeSteps: readonly SetUpStep<keyof SetUpProgress>[] = [
  {
    key: 'profile',
    text: l('完善店铺资料', 'Complete your store profile'),
    why: l('上传标志，写一段简介', 'Upload a logo and write a description'),
    to: '/Seller/stores',
  },
  {
    key: 'address',
    text: l('填写店铺地址', 'Enter your address'),
    why: l('买家按它知道从哪里发货、退货寄到哪里', 'Shoppers see where parcels come from and returns go to'),
    to: '/Seller/stores',
  },
  {
    key: 'freight',
    text: l('设置运费', 'Set shipping fees'),
    why: l('默认首重 8 元、续重 2 元', 'The default is ¥8 for the first kg and ¥2 for each further kg'),
    to: '/Seller/freights',
  },
  {
    key: 'goods',
    text: l('发布第一件商品', 'Add your first product'),
    why: l('也可以用表格批量导入', 'Or import several from a spreadsheet'),
    to: '/Seller/goods?form=new',
  },
  {
    key: 'on_sale',
    text: l('上架商品', 'List your products'),
    why: l('需要审核的商品，通过后才会展示', 'Products that need a review appear once it is passed'),
    to: '/Seller/goods',
  },
  {
    key: 'bank_card',
    text: l('添加收款银行卡', 'Add a bank card'),
    why: l('结算后的货款提现到这张卡', 'Your income is paid out to it'),
    to: '/Seller/cashes',
  },
  {
    key: 'greeting',
    text: l('设置客服欢迎语', 'Write a chat greeting'),
    why: l('也可以设置接待时间和自动回复', 'Set your hours and an automatic reply, too'),
    to: '/Seller/chats',
  },
  {
    key: 'open',
    text: l('开店营业', 'Open your store'),
    why: l('开店后买家才能看到商品并下单', 'Shoppers can see and buy your products once it is open'),
    to: '/Seller/stores',
  },
]
