import type { Locale } from '@fangshi/contract/locale'

/** What can be wrong with a channel's keys, for administrators. */
const texts = {
  APPID_MISSING: ['没有填写 AppID', 'The app ID is missing.'],
  MCH_ID_MISSING: ['没有填写商户号', 'The merchant number is missing.'],
  APP_SECRET_MISSING: [
    '没有填写 AppSecret，无法取得付款人的 openid',
    'The app secret is missing; without it there is no openid.',
  ],
  API_KEY_WRONG: ['APIv3 密钥须正好 32 个字节', 'The API v3 key must have exactly 32 bytes.'],
  SERIAL_NO_WRONG: ['商户证书序列号须为十六进制', 'The serial number of the merchant certificate must be hexadecimal.'],
  PRIVATE_KEY_UNREADABLE: ['私钥不是可读的 PEM', 'The private key is no readable PEM.'],
  PRIVATE_KEY_WEAK: ['私钥须为 2048 位以上的 RSA 密钥', 'The private key must be RSA of at least 2048 bits.'],
  PLATFORM_KEY_UNREADABLE: [
    '微信支付公钥或平台证书不是可读的 PEM',
    'WeChat Pay’s public key or platform certificate is no readable PEM.',
  ],
  PLATFORM_ID_WRONG: [
    '公钥 ID 应以 PUB_KEY_ID_ 开头；平台证书应填它的序列号',
    'A public key’s ID begins with PUB_KEY_ID_; a platform certificate’s is its serial number.',
  ],
  PLATFORM_CERT_EXPIRED: ['平台证书不在有效期内', 'The platform certificate is not valid today.'],
  APP_CERT_UNREADABLE: ['应用公钥证书不是可读的 PEM', 'The app certificate is no readable PEM.'],
  APP_CERT_EXPIRED: ['应用公钥证书不在有效期内', 'The app certificate is not valid today.'],
  APP_CERT_FOREIGN: ['应用公钥证书与应用私钥不是一对', 'The app certificate does not belong to the private key.'],
  ALIPAY_CERT_UNREADABLE: ['支付宝公钥证书不是可读的 PEM', 'Alipay’s certificate is no readable PEM.'],
  ALIPAY_CERT_EXPIRED: ['支付宝公钥证书不在有效期内', 'Alipay’s certificate is not valid today.'],
  ROOT_CERT_UNREADABLE: ['支付宝根证书不是可读的 PEM', 'Alipay’s root certificates are no readable PEM.'],
  ROOT_CERT_EXPIRED: ['支付宝根证书不在有效期内', 'None of Alipay’s root certificates is valid today.'],
  NOTIFY_URL_NOT_PUBLIC: ['通知地址须为公网 https 地址', 'The notify URL must be a public https address.'],
  NOTIFY_URL_HAS_QUERY: ['通知地址不能带参数', 'The notify URL cannot have a query.'],
} as const satisfies Record<string, readonly [zh: string, en: string]>

export type KeyFault = keyof typeof texts

/** A fault in the reader's language. */
export const keyFaultText = (fault: KeyFault, locale: Locale): string => texts[fault][locale === 'en' ? 1 : 0]
