import type { HealthCheck } from '@fangshi/contract/health'
import { l, type UiText } from '../../i18n/ui-text.ts'

interface CheckTexts {
  name: UiText
  /** What it means when it is not fine, and what to do. */
  fault: UiText
  /** The screen where it is fixed; none where only the operator of the server can. */
  to?: string
}

export const checkTexts: Record<HealthCheck, CheckTexts> = {
  public_url: {
    name: l('网站地址', 'Public address'),
    fault: l(
      '网站地址须以 https 开头且能从公网访问，否则收不到付款通知，分享链接也打不开。请在服务器上设置 PUBLIC_URL。',
      'The address has to be public and begin with https; otherwise payment notices and shared links fail. Set PUBLIC_URL on the server.',
    ),
  },
  payment: {
    name: l('支付渠道', 'Payment channels'),
    fault: l(
      '没有可用的支付渠道，或已开启的渠道密钥不完整。买家暂时只能用余额付款。',
      'No channel works, or one that is switched on lacks keys. Shoppers can pay from their balance only.',
    ),
    to: '/Admin/configs/pay',
  },
  sms: {
    name: l('短信服务', 'Text messages'),
    fault: l(
      '没有配置短信服务，买家收不到验证码，无法注册和找回密码。',
      'No provider is set: nobody gets a code, so nobody can register or reset a password.',
    ),
    to: '/Admin/configs/sms',
  },
  sms_templates: {
    name: l('短信模板', 'SMS templates'),
    fault: l(
      '有模板没有填写服务商的模板编号，对应的短信发不出去。',
      'Some templates lack the provider’s code, so their messages are not sent.',
    ),
    to: '/Admin/sms',
  },
  sms_failures: {
    name: l('短信发送', 'Sending of text messages'),
    fault: l('最近一天有短信发送失败，请查看原因。', 'Messages failed in the last day. Look up why.'),
    to: '/Admin/sms_logs',
  },
  mail: {
    name: l('邮件服务', 'Mail'),
    fault: l(
      '没有配置邮件服务器，订阅的周报只在消息里提醒，不会发到邮箱。',
      'No mail server is set: weekly reports are told of in the back offices only.',
    ),
    to: '/Admin/configs/mail',
  },
  mail_failures: {
    name: l('邮件发送', 'Sending of mails'),
    fault: l(
      '最近一天有邮件发送失败。请在邮件配置里发一封测试邮件，查看原因。',
      'Mails failed in the last day. Send a test mail from the mail settings to see why.',
    ),
    to: '/Admin/configs/mail',
  },
  agreements: {
    name: l('协议', 'Agreements'),
    fault: l(
      '缺少注册或入驻时要同意的协议。请用这里列出的名称新建。',
      'Agreements that people accept when they register or open a store are missing. Add them under these names.',
    ),
    to: '/Admin/agreements',
  },
  areas: {
    name: l('地区', 'Areas'),
    fault: l('没有地区数据，买家无法填写收货地址。', 'There are none, so nobody can enter an address.'),
    to: '/Admin/areas',
  },
  couriers: {
    name: l('快递公司', 'Couriers'),
    fault: l('没有快递公司，店铺无法发货。', 'There are none, so stores cannot ship.'),
    to: '/Admin/expresses',
  },
  classes: {
    name: l('商品分类', 'Categories'),
    fault: l('没有商品分类，店铺无法发布商品。', 'There are none, so stores cannot add products.'),
    to: '/Admin/goods_classes',
  },
  withdrawal_limits: {
    name: l('提现限额', 'Withdrawal limits'),
    fault: l(
      '限额互相矛盾：单笔最低不能高于单笔最高，单笔最高不能高于每日限额。',
      'They contradict each other: the least must not be above the most, nor the most above the limit of a day.',
    ),
    to: '/Admin/configs/store',
  },
  disk: {
    name: l('磁盘空间', 'Disk space'),
    fault: l(
      '数据所在磁盘的剩余空间不多了。写满后将无法下单和上传，请清理或扩容。',
      'The disk with the data is nearly full. When it is, nothing can be ordered or uploaded. Free or add space.',
    ),
  },
  jobs: {
    name: l('后台任务', 'Background jobs'),
    fault: l(
      '最近一天有任务重试后仍然失败，原因在服务器日志里。',
      'Jobs failed in the last day, in spite of all tries. The server’s log says why.',
    ),
  },
  verification: {
    name: l('每晚核对', 'Nightly verification'),
    fault: l(
      '账本、库存或计数核对不一致，或者核对已超过两天没有运行。请在服务器上运行 npm run verify。',
      'Ledger, stock or counters differ, or nothing was verified for two days. Run npm run verify on the server.',
    ),
    to: '/Admin/dashboard',
  },
  clock: {
    name: l('服务器时钟', 'Clock'),
    fault: l(
      '服务器与数据库的时间相差过大，会影响秒杀和登录。请同步时间。',
      'Server and database disagree about the time, which affects flash sales and logins. Synchronise them.',
    ),
  },
  site_open: {
    name: l('商城状态', 'Shop'),
    fault: l('商城已关闭，买家不能下单和付款。', 'The shop is closed: nothing can be ordered or paid.'),
    to: '/Admin/configs/web',
  },
  site_name: {
    name: l('网站名称与 Logo', 'Site name and logo'),
    fault: l('还在使用默认的名称，或没有上传 Logo。', 'The default name is in use, or there is no logo.'),
    to: '/Admin/configs/web',
  },
  contacts: {
    name: l('联系方式', 'Contacts'),
    fault: l(
      '没有填写电话或邮箱，帮助中心不显示联系方式。',
      'There is no phone or email, so the help centre does not say how to reach you.',
    ),
    to: '/Admin/configs/web',
  },
  articles: {
    name: l('帮助文章', 'Help articles'),
    fault: l('还没有帮助文章，商城的帮助中心是空的。', 'There are none: the shop’s help centre is empty.'),
    to: '/Admin/articles',
  },
  tracking: {
    name: l('物流查询', 'Parcel tracking'),
    fault: l('没有配置物流查询，买家看不到包裹轨迹。', 'It is not set up, so shoppers cannot see where a parcel is.'),
    to: '/Admin/configs/web',
  },
  map: {
    name: l('地图', 'Map'),
    fault: l('没有配置地图，店铺不能在地图上选点。', 'It is not set up, so stores cannot choose their place on it.'),
    to: '/Admin/configs/web',
  },
  points: {
    name: l('积分', 'Points'),
    fault: l('积分商城开放，但购物不得积分。', 'The points mall is open, but purchases earn nothing.'),
    to: '/Admin/configs/points',
  },
  second_factor: {
    name: l('管理员两步验证', 'Two-step verification'),
    fault: l('有超级管理员没有开启两步验证。', 'Some super administrators have not turned it on.'),
    to: '/Admin/admins',
  },
}
