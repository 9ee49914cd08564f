import { password, text, toggle } from '../../kit/fields/build.ts'
import { l } from '../../i18n/ui-text.ts'
import { pem, type ConfigFields } from './config-fields.ts'

const isOpen = toggle(l('启用', 'Enabled'), {
  help: l('启用前请先填好所需密钥', 'Fill in the required keys before enabling'),
})
const urls: ConfigFields = {
  notify_url: text(l('通知地址', 'Notify URL'), {
    maxlength: 300,
    help: l(
      '留空则使用本站默认地址；正式环境须为 https',
      'Leave blank for this site’s default. Must be https in production.',
    ),
  }),
  return_url: text(l('返回地址', 'Return URL'), {
    maxlength: 300,
    help: l(
      '付款后买家回到的商城网址，如手机站 https://m.example.com；留空则为本站。收银台页面由系统补上。',
      'The site that buyers come back to after paying, such as https://m.example.com. Leave blank for this site. The page of the payment is added to it.',
    ),
  }),
}

/** WeChat Pay, API v3 (payments §2.1). */
export const wechat: ConfigFields = {
  is_open: isOpen,
  appid: text(l('AppID', 'App ID'), { maxlength: 200 }),
  secret: password(l('AppSecret', 'App secret'), {
    maxlength: 200,
    help: l(
      '公众号和小程序支付用它获取付款人的 openid',
      'Needed to get the payer’s openid in Official Accounts and Mini Programs',
    ),
  }),
  mch_id: text(l('商户号', 'Merchant ID'), { maxlength: 200 }),
  key: password(l('APIv3 密钥', 'API v3 key'), { maxlength: 64, help: l('32 个字节', '32 bytes') }),
  serial_no: text(l('商户证书序列号', 'Merchant certificate serial number'), { maxlength: 200 }),
  private_key: pem(l('商户私钥', 'Merchant private key'), {
    help: l('apiclient_key.pem 的内容', 'The content of apiclient_key.pem'),
  }),
  platform_id: text(l('公钥 ID 或证书序列号', 'Public key ID or certificate serial number'), {
    maxlength: 200,
    help: l(
      '以 PUB_KEY_ID_ 开头；使用平台证书时填证书序列号',
      'Starts with PUB_KEY_ID_. With a platform certificate, enter its serial number.',
    ),
  }),
  platform_key: pem(l('微信支付公钥或平台证书', 'WeChat Pay public key or platform certificate')),
  ...urls,
}

/** Alipay in certificate mode (payments §2.2). */
export const alipay: ConfigFields = {
  is_open: isOpen,
  appid: text(l('AppID', 'App ID'), { maxlength: 200 }),
  seller_id: text(l('商家 PID', 'Merchant PID'), {
    maxlength: 16,
    help: l(
      '以 2088 开头的 16 位数字，用于核对到账通知',
      '16 digits starting with 2088. Payment notices are checked against it.',
    ),
  }),
  private_key: pem(l('应用私钥', 'App private key'), { help: l('PEM 格式', 'PEM format') }),
  app_cert: pem(l('应用公钥证书', 'App certificate'), { help: l('appCertPublicKey_….crt', 'appCertPublicKey_….crt') }),
  alipay_cert: pem(l('支付宝公钥证书', 'Alipay certificate'), {
    help: l('alipayCertPublicKey_RSA2.crt', 'alipayCertPublicKey_RSA2.crt'),
  }),
  root_cert: pem(l('支付宝根证书', 'Alipay root certificate'), {
    maxlength: 50_000,
    help: l('alipayRootCert.crt', 'alipayRootCert.crt'),
  }),
  ...urls,
}
