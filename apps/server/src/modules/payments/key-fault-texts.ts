import type { Locale } from '@fangshi/contract/locale'

/** What can be wrong with a channel's keys, for administrators. */
const texts = {
  APPID_MISSING: ['未填写 AppID', 'The app ID is missing.'],
  MCH_ID_MISSING: ['未填写商户号', 'The merchant ID is missing.'],
  SELLER_ID_WRONG: ['商家 PID 须为以 2088 开头的 16 位数字', 'The merchant PID must be 16 digits starting with 2088.'],
  APP_SECRET_MISSING: [
    '未填写 AppSecret，无法获取付款人的 openid',
    'The app secret is missing, so the payer’s openid can’t be obtained.',
  ],
  API_KEY_WRONG: ['APIv3 密钥须为 32 个字节', 'The API v3 key must be exactly 32 bytes.'],
  SERIAL_NO_WRONG: ['商户证书序列号须为十六进制', 'The serial number of the merchant certificate must be hexadecimal.'],
  PRIVATE_KEY_UNREADABLE: ['私钥不是有效的 PEM 格式', 'The private key is not valid PEM.'],
  PRIVATE_KEY_WEAK: ['私钥须为 2048 位以上的 RSA 密钥', 'The private key must be an RSA key of at least 2048 bits.'],
  PLATFORM_KEY_UNREADABLE: [
    '微信支付公钥或平台证书不是有效的 PEM 格式',
    'The WeChat Pay public key or platform certificate is not valid PEM.',
  ],
  PLATFORM_ID_WRONG: [
    '公钥 ID 须以 PUB_KEY_ID_ 开头；使用平台证书时填写其序列号',
    'A public key ID starts with PUB_KEY_ID_. For a platform certificate, enter its serial number.',
  ],
  PLATFORM_CERT_EXPIRED: ['平台证书不在有效期内', 'The platform certificate is expired or not yet valid.'],
  APP_CERT_UNREADABLE: ['应用公钥证书不是有效的 PEM 格式', 'The app certificate is not valid PEM.'],
  APP_CERT_EXPIRED: ['应用公钥证书不在有效期内', 'The app certificate is expired or not yet valid.'],
  APP_CERT_FOREIGN: ['应用公钥证书与应用私钥不匹配', 'The app certificate does not match the private key.'],
  ALIPAY_CERT_UNREADABLE: ['支付宝公钥证书不是有效的 PEM 格式', 'The Alipay certificate is not valid PEM.'],
  ALIPAY_CERT_EXPIRED: ['支付宝公钥证书不在有效期内', 'The Alipay certificate is expired or not yet valid.'],
  ROOT_CERT_UNREADABLE: ['支付宝根证书不是有效的 PEM 格式', 'The Alipay root certificate is not valid PEM.'],
  ROOT_CERT_EXPIRED: ['支付宝根证书不在有效期内', 'The Alipay root certificate is expired or not yet valid.'],
  SIMULATOR_KEYS: [
    '这是支付模拟器的密钥，正式运营请填写支付渠道发放的密钥',
    'These keys belong to the payment simulator. In production, use the keys that the provider gave you.',
  ],
  NOTIFY_URL_NOT_PUBLIC: ['通知地址须为公网 https 地址', 'The notify URL must be a public https address.'],
  NOTIFY_URL_HAS_QUERY: ['通知地址不能带参数', 'The notify URL can’t have query parameters.'],
} as const satisfies Record<string, readonly [zh: string, en: string]>

export type KeyFault = keyof typeof texts

/** A fault in the reader's language. */
export const keyFaultText = (fault: KeyFault, locale: Locale): string => texts[fault][locale === 'en' ? 1 : 0]
