import { image, number, password, select, text, textarea, toggle } from '../../kit/fields/build.ts'
import type { FormValues } from '../../kit/fields/spec.ts'
import { l } from '../../i18n/ui-text.ts'
import type { ConfigFields } from './config-fields.ts'

/** The size in which the storefront shows the logo (reference 4.3). */
const logoSize = { width: 242, height: 74 }

export const website: ConfigFields = {
  web_name: text(l('网站名称', 'Site name'), { required: true, local: true, maxlength: 30 }),
  index_name: text(l('首页标题', 'Home page title'), { required: true, local: true, maxlength: 60 }),
  keyword: textarea(l('关键词', 'Keywords'), { local: true, maxlength: 100, rows: 2 }),
  description: textarea(l('描述', 'Description'), { local: true, maxlength: 200, rows: 3 }),
  logo: image(l('Logo', 'Logo'), {
    crop: logoSize,
    help: l('将裁剪为 242 × 74 像素', 'Will be cropped to 242 × 74 px'),
  }),
  tel: text(l('客服电话', 'Phone'), { maxlength: 200 }),
  mobile: text(l('座机', 'Landline'), { maxlength: 200 }),
  email: text(l('邮箱', 'Email'), { maxlength: 200 }),
  service_hours: text(l('客服时间', 'Service hours'), {
    local: true,
    maxlength: 60,
    help: l('显示在商城的帮助中心', 'Shown in the shop’s help centre'),
  }),
  icp: text(l('备案号', 'ICP filing number'), { maxlength: 200 }),
  close_status: toggle(l('关闭商城', 'Close the shop'), {
    activeText: l('已关闭', 'Closed'),
    inactiveText: l('开放', 'Open'),
    help: l('关闭后，顾客不能下单和付款', 'While closed, customers can’t order or pay'),
  }),
  close_reason: textarea(l('关闭原因', 'Reason'), {
    local: true,
    maxlength: 100,
    rows: 2,
    help: l('关闭期间展示给顾客', 'Shown to customers while the shop is closed'),
  }),
  admin_second_factor: toggle(l('管理员两步验证', 'Two-step verification'), {
    activeText: l('必须开启', 'Required'),
    inactiveText: l('自愿', 'Optional'),
    help: l(
      '必须开启时，所有管理员（含超级管理员）须先开启两步验证，才能使用管理台',
      'If required, every administrator, including super administrators, must turn it on before using Admin',
    ),
  }),
}

const isS3 = ({ save_type }: FormValues): boolean => save_type === 's3'
const inS3 = { required: true, maxlength: 200, showIf: isS3 }

export const upload: ConfigFields = {
  save_type: select(l('存储方式', 'Storage'), {
    required: true,
    options: [
      { value: 'local', label: l('本地磁盘', 'Local disk') },
      { value: 's3', label: l('S3 兼容对象存储', 'S3-compatible storage') },
    ],
    help: l('只对之后上传的文件生效', 'Applies to files uploaded from now on'),
  }),
  key: text(l('AccessKey ID', 'Access key ID'), inS3),
  access: password(l('AccessKey Secret', 'Access key secret'), { maxlength: 200, showIf: isS3 }),
  bucket: text(l('存储桶', 'Bucket'), inS3),
  endpoint: text(l('Endpoint', 'Endpoint'), {
    ...inS3,
    placeholder: l('如 oss-cn-hangzhou.aliyuncs.com', 'e.g. oss-cn-hangzhou.aliyuncs.com'),
  }),
  region: text(l('地域', 'Region'), inS3),
  cdn: text(l('CDN 域名', 'CDN domain'), {
    maxlength: 200,
    showIf: isS3,
    help: l(
      '文件的公开访问域名，留空则使用存储桶域名',
      'Domain of public file URLs. Leave blank to use the bucket’s own.',
    ),
  }),
  ssl: toggle(l('使用 HTTPS', 'Use HTTPS'), { showIf: isS3 }),
  path_style: toggle(l('路径风格', 'Path style'), {
    showIf: isS3,
    help: l('在路径而不是域名中填写存储桶', 'Put the bucket name in the path instead of the domain'),
  }),
}

export const map: ConfigFields = {
  key: password(l('Web 服务 Key', 'Web service key'), {
    maxlength: 200,
    help: l('仅供服务器使用', 'Used by the server only'),
  }),
  jsapi: text(l('JS API Key', 'JS API key'), { maxlength: 200 }),
  security: text(l('安全密钥', 'Security key'), {
    maxlength: 200,
    help: l('会随 JS API 下发到浏览器，不属于机密', 'Sent to browsers with the JS API, so it is not secret'),
  }),
}

export const logistics: ConfigFields = {
  appid: text(l('AppID', 'App ID'), { maxlength: 200 }),
  appkey: password(l('AppKey', 'App key'), { maxlength: 200 }),
  agent_id: text(l('接入标识', 'Access key'), { maxlength: 200 }),
  address: text(l('接口地址', 'API address'), {
    maxlength: 300,
    placeholder: l('https://kop.kuaidihelp.com/api', 'https://kop.kuaidihelp.com/api'),
    help: l('留空则使用服务商的默认地址', 'Leave blank to use the provider’s default'),
  }),
}

const days = (zh: string, en: string, helpZh: string, helpEn: string) =>
  text(l(zh, en), {
    required: true,
    maxlength: 7,
    help: l(helpZh, helpEn),
    check: (value) =>
      /^\d{1,3}(\.\d{1,3})?$/.test(String(value)) && Number(value) > 0 && Number(value) <= 365
        ? undefined
        : 'NUMBER_INVALID',
  })

export const tasks: ConfigFields = {
  cancel: days(
    '自动取消（天）',
    'Auto-cancel after (days)',
    '下单后未付款的天数，可填小数，如 0.5',
    'Days an order may stay unpaid. Decimals are allowed, e.g. 0.5.',
  ),
  receive: days(
    '自动收货（天）',
    'Auto-receive after (days)',
    '发货后买家未确认收货的天数',
    'Days after shipping without the buyer’s confirmation',
  ),
  receive_traced: days(
    '签收后自动收货（天）',
    'Auto-receive after delivery (days)',
    '最后一个包裹签收后，买家未确认收货的天数',
    'Days after the last parcel was delivered without the buyer’s confirmation',
  ),
  comment: days(
    '自动完成评价（天）',
    'Auto-complete after (days)',
    '收货后未评价的天数',
    'Days after receipt without a review',
  ),
  settlement: days(
    '自动结算（天）',
    'Auto-settle after (days)',
    '订单完成后结算给店铺的天数；另须收货满 15 天',
    'Days after completion until the store is paid; at least 15 days after receipt',
  ),
  settlement_every: number(l('结算周期（天）', 'Settle every (days)'), {
    required: true,
    min: 1,
    max: 31,
    precision: 0,
    help: l('每隔几天出一次结算单，凌晨 4 点进行', 'How often statements are made, at 4:00 in the morning'),
  }),
}
