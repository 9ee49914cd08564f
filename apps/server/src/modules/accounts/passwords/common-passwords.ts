import { dictionary } from '@zxcvbn-ts/language-common'

/** What the list lacks: common in China, and in shops such as this one. */
const alsoCommon = `
  p@ssword abcabc123 aa12345678 admin888 admin999 root1234 rootroot guest1234 user1234 huawei1234 xiaomi123
  iphone123 alibaba1 taobao123 tencent1 weixin123 woaini1314 woaini520 woaini521 woaiwojia woaibaobao 5201314a
  a5201314 aini1314 520520520 52013140 1314520a 1314521a wang1234 zhang123 li123456 liu12345 chen1234 yang1234
  zhao1234 huang123 zhou1234 wu123456 xiaoming beijing1 beijing2008 zhonghua china123 china1234 woshishui
  nihaoma1 mima1234 mima12345 mimamima qq12345678 wx123456 zaq1zaq1 qwe12345 258369147 123123123 12121212
  10101010 20202020 69696969 87654321 76543210 987654321 9876543210 0987654321 01234567 012345678 0123456789
  98765432 27182818 19491001 20080808 19900101 19880808 19891010 20000101 20010101 20200202 13145200 13145201
  13800138000 88888888 66666666 99999999 00000000 55555555 summer2020 summer2021 summer2022 summer2023 summer2024
  winter2024 spring2024 autumn2024 messi123 kobe2424 fortnite xbox3600 ranger123 tigger123 cheese123 banana123
  orange123 iloveu123 mylove123 fangshi123 fangshi1 fangshi12345 shop1234 store1234 market123 seller123
  shopper123 buyer1234 login123 signin123 pass12345 password12345 password1! p@ssw0rd1 p@ssw0rd123 p@$$w0rd
  admin1234 admin12345 admin123456 root123456 test12345 test123456 user12345 welcome1234 trustno11 changeme123
  yourpassword wsxedcrfv edcrfvtgb poiuytrewq lkjhgfdsa !qaz@wsx qwe!@#123 abc@1234 abc@12345 abcd@1234 aa@123456
  admin@123 root@123 test@123 pass@123 pass@word1 user@123
`

/** Some 49,000 passwords that many people have, from leaks, in lower case (rules §1). */
const common = new Set([...dictionary['passwords-common'], ...alsoCommon.trim().split(/\s+/)])

/** `aaaaaaaa`, `abcabcabc`: a unit of at most four signs, repeated. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text)

/** `23456789`, `hgfedcba`: each sign follows or precedes its neighbour. */
function isSequence(text: string): boolean {
  const steps = Array.from(text.slice(1), (_, index) => text.charCodeAt(index + 1) - text.charCodeAt(index))
  return steps.every((step) => step === 1) || steps.every((step) => step === -1)
}

/** Whether a password is common, trivial or one of the account's names. */
export function isCommonPassword(password: string, names: readonly (string | null)[]): boolean {
  const text = password.toLowerCase()
  const isOwnName = names.some((name) => name?.toLowerCase() === text)
  return isOwnName || common.has(text) || isRepeated(text) || isSequence(text)
}
