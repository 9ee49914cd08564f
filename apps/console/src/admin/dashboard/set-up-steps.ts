import type { getDashboard } from '@fangshi/contract/dashboard'
import type { Reply } from '@fangshi/contract/route'
import { l } from '../../i18n/ui-text.ts'
import type { SetUpStep } from '../../kit/dashboard/set-up-steps.ts'

type SetUpProgress = Reply<typeof getDashboard>['set_up']

/** What a new platform does before its stores sell, in order. */
export const platformSteps: readonly SetUpStep<keyof SetUpProgress>[] = [
  {
    key: 'site',
    text: l('填写网站资料', 'Enter your site’s name and contacts'),
    why: l('网站名称、Logo 和联系方式', 'Name, logo and how you are reached'),
    to: '/Admin/configs/web',
  },
  {
    key: 'payment',
    text: l('开通支付', 'Set up payment'),
    why: l('至少开启一个微信支付或支付宝渠道', 'Switch on a channel of WeChat Pay or Alipay'),
    to: '/Admin/configs/pay',
  },
  {
    key: 'sms',
    text: l('开通短信', 'Set up text messages'),
    why: l('注册和找回密码要用验证码', 'Registering and resetting a password need codes'),
    to: '/Admin/configs/sms',
  },
  {
    key: 'agreements',
    text: l('写好协议', 'Write the agreements'),
    why: l('用户协议、隐私政策和入驻协议', 'Terms, privacy policy and the agreement with stores'),
    to: '/Admin/agreements',
  },
  {
    key: 'classes',
    text: l('建立商品分类', 'Add categories'),
    why: l('店铺入驻和发布商品时要选', 'Stores choose from them'),
    to: '/Admin/goods_classes',
  },
  {
    key: 'couriers',
    text: l('添加快递公司', 'Add couriers'),
    why: l('店铺发货时要选', 'Stores choose one when they ship'),
    to: '/Admin/expresses',
  },
  {
    key: 'articles',
    text: l('写帮助文章', 'Write help articles'),
    why: l('展示在商城的帮助中心', 'They are the shop’s help centre'),
    to: '/Admin/articles',
  },
  {
    key: 'stores',
    text: l('审核第一家店铺', 'Approve the first store'),
    why: l('店主在商城点“我要开店”提交申请', 'Owners apply under “Sell with us” in the shop'),
    to: '/Admin/stores',
  },
  {
    key: 'goods',
    text: l('第一件商品上架', 'See the first product listed'),
    why: l('开启审核时，先在这里通过', 'With reviews turned on, approve it here'),
    to: '/Admin/goods',
  },
]
