/** Common passwords in lower case; shorter ones are refused for their length (rules §1). */
const common = new Set(
  `
  password passw0rd p@ssw0rd p@ssword iloveyou princess football baseball basketball superman starwars sunshine
  jennifer qwertyuiop qwer1234 qazwsxedc zxcvbnm1 asdfghjkl asdfasdf abcd1234 abc12345 abc123456 abcabc123
  aa123456 aa12345678 a1234567 a12345678 a123456789 a1b2c3d4 aaaa1111 administrator admin888 admin999 root1234
  rootroot guest1234 test1234 testtest user1234 changeme default1 letmein1 trustno1 whatever computer internet
  huawei1234 xiaomi123 iphone123 google123 alibaba1 taobao123 tencent1 weixin123 woaini1314 woaini520 woaini521
  woaiwojia woaibaobao 5201314a a5201314 aini1314 520520520 52013140 1314520a 1314521a wang1234 zhang123
  li123456 liu12345 chen1234 yang1234 zhao1234 huang123 zhou1234 wu123456 xiaoming beijing1 beijing2008 shanghai
  zhongguo zhonghua china123 china1234 woshishui nihao123 nihaoma1 mima1234 mima12345 mimamima qq123456 qq123123
  qq12345678 wx123456 1qaz2wsx 1qaz2wsx3edc 1q2w3e4r 1q2w3e4r5t q1w2e3r4 q1w2e3r4t5 zaq12wsx zaq1zaq1 qweasdzxc
  qweasd123 qwe123456 qwe12345 qwert123 qwerty123 qwerty12 qwerty12345 qwerty123456 asd123456 asd12345 asdf1234
  zxc123456 zxc12345 zxcv1234 12345qwert 1234qwer 123qweasd 123456qwe 123456abc 123456asd 123456aa 123456qq
  1234567a 12345678a 123456789a 1234abcd 123abc123 12345abc 147258369 159357456 159753456 135792468 741852963
  963852741 789456123 321654987 147852369 258369147 123123123 123321123 112233445 11223344 1122334455 12121212
  10101010 20202020 69696969 87654321 76543210 987654321 9876543210 0987654321 123456789 12345678 1234567890
  01234567 012345678 0123456789 98765432 31415926 31415927 27182818 19491001 20080808 19900101 19880808 19891010
  20000101 20010101 20200202 13145200 13145201 13800138000 88888888 66666666 99999999 11111111 00000000 55555555
  summer2020 summer2021 summer2022 summer2023 summer2024 winter2024 spring2024 autumn2024 hello123 hello1234
  helloworld hellokitty pokemon1 mustang1 corvette mercedes liverpool chelsea1 arsenal1 barcelona realmadrid
  manchester juventus cristiano ronaldo7 messi123 kobe2424 jordan23 lakers24 matrix123 startrek spiderman
  pikachu1 nintendo minecraft fortnite playstation xbox3600 killer123 hunter123 ranger123 thunder1 tigger123
  snoopy12 garfield butterfly chocolate cookie123 cheese123 peanut12 banana123 orange123 apple123 freedom1
  forever1 lovelove loveyou1 iloveu123 mylove123 babygirl sweetheart angel123 diamond1 victoria samantha
  elizabeth alexander christian benjamin jonathan nicholas danielle michelle stephanie melissa1 amanda123
  ashley123 daniel123 thomas123 robert123 andrew123 joshua123 matthew1 anthony1 william1 fangshi123 fangshi1
  fangshi12345 shop1234 store1234 market123 seller123 shopper123 buyer1234 login123 signin123 letmein123
  opensesame access14 passpass pass1234 pass12345 password1 password12 password123 password1234 password12345
  password! password1! passw0rd1 p@ssw0rd1 p@ssw0rd123 p@$$w0rd admin123 admin1234 admin12345 admin123456
  root123456 test12345 test123456 user12345 welcome1 welcome123 welcome1234 dragon123 monkey123 master123
  shadow123 superman1 batman123 football1 baseball1 princess1 sunshine1 iloveyou1 iloveyou123 charlie1 michael1
  jessica1 starwars1 trustno11 whatever1 computer1 internet1 samsung1 secret123 changeme1 changeme123 temp1234
  temppass newpass1 mypassword yourpassword nopassword qazwsx123 qazxswedc wsxedcrfv edcrfvtgb 1234zxcv zxcvasdf
  asdfqwer qwerasdf poiuytrewq lkjhgfdsa mnbvcxz1 !qaz2wsx !qaz@wsx 1qaz@wsx qwe!@#123 abc@1234 abc@12345
  abcd@1234 aa@123456 admin@123 root@123 test@123 pass@123 pass@word1 user@123
`
    .trim()
    .split(/\s+/),
)

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
