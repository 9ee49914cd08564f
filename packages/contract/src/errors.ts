/**
 * The error dictionary: key → [code, Chinese, English]. The code is the envelope's code and the HTTP status (rules §12).
 * Constraint names map to these keys, so a lost race answers like a check.
 */
export const errors = {
  // Validation of single fields; these keys stand in `data.fields`.
  REQUIRED: [422, '不能为空', 'Cannot be empty.'],
  INVALID: [422, '格式不正确', 'The value is not valid.'],
  NUMBER_INVALID: [422, '请输入正确的数字', 'Enter a plain number.'],
  MONEY_INVALID: [422, '金额须为最多两位小数的数字', 'Enter an amount with at most two decimals.'],
  TOO_SHORT: [422, '内容太短', 'This is too short.'],
  TOO_LONG: [422, '内容太长', 'This is too long.'],
  TOO_SMALL: [422, '数值太小', 'The number is too small.'],
  TOO_BIG: [422, '数值太大', 'The number is too large.'],
  UNKNOWN_KEY: [422, '不认识的字段', 'This field is not known.'],
  CHOICE_INVALID: [422, '请选择列表中的一项', 'Choose one of the listed values.'],
  PHONE_INVALID: [422, '请输入 11 位手机号', 'Enter an 11-digit mobile number.'],
  USERNAME_INVALID: [422, '用户名不能全是数字', 'A user name cannot be digits only.'],
  PASSWORD_COMMON: [422, '这个密码太常见，请换一个', 'This password is too common. Choose another.'],
  PASSWORDS_DIFFER: [422, '两次输入不一致', 'The two inputs are inconsistent.'],
  PAY_PASSWORD_INVALID: [422, '支付密码为 6 位数字', 'The pay password is six digits.'],
  AGREEMENT_UNREAD: [422, '请先阅读并同意协议', 'Please read the agreement first.'],
  ID_NUMBER_INVALID: [422, '请输入正确的 18 位身份证号', 'Enter a valid 18-digit identity number.'],
  BANK_NO_INVALID: [422, '请输入正确的银行卡号', 'Enter a valid bank card number.'],
  AREA_INVALID: [422, '请选择完整的省市区', 'Choose the province, city and district.'],
  BUY_NUM_INVALID: [422, '请认真填写购买数量', 'Please fill in the purchase quantity carefully.'],

  LINK_INVALID: [422, '请输入 http(s) 地址或站内路径', 'Enter an http(s) address or a path of this site.'],
  FILE_ADDRESS_INVALID: [422, '请上传文件', 'Upload the file here.'],
  RICH_TEXT_INVALID: [
    422,
    '含有不支持的格式、链接或图片；最多 10 张图片，链接须以 http(s):// 或 / 开头',
    'This holds a format, link or picture that is not supported. At most 10 pictures; links begin with http(s):// or /.',
  ],
  END_BEFORE_START: [422, '结束时间须晚于开始时间', 'The end must be after the start.'],
  TIME_PAST: [422, '该时间已过', 'This time is past.'],
  TIME_INVALID: [422, '请输入正确的日期时间', 'Enter a date and time.'],
  FILTER_INVALID: [422, '不支持的筛选条件', 'This filter is not supported.'],
  PERCENT_INVALID: [
    422,
    '请输入 0 到 100 之间、最多两位小数的数',
    'Enter a number from 0 to 100 with at most two decimals.',
  ],
  HOST_INVALID: [422, '请输入域名，不带 http://', 'Enter a host name without http://.'],
  TEST_UNAVAILABLE: [422, '请先填好并保存', 'Fill in and save the settings first.'],
  TAKEN: [409, '已存在，请换一个', 'This is taken. Choose another.'],

  // The request as a whole.
  INVALID_INPUT: [422, '请检查填写的内容', 'Please check the highlighted fields.'],
  BODY_MALFORMED: [422, '请求内容无法解析', 'The request could not be read.'],
  BODY_TOO_LARGE: [413, '提交的内容太大', 'The request is too large.'],
  MEDIA_TYPE_UNKNOWN: [415, '不支持的内容类型', 'This content type is not supported.'],
  NOT_FOUND: [404, '找不到您要的内容', 'Not found.'],
  TOO_MANY_REQUESTS: [429, '您的请求太频繁，请休息一下', 'You are requesting too often, please rest a while.'],
  INTERNAL: [500, '系统出了点问题，请稍后再试', 'Something went wrong on our side. Please try again.'],
  BUSY: [503, '系统繁忙，请稍后再试', 'The system is busy. Please try again in a moment.'],
  SITE_CLOSED: [503, '网站暂时关闭', 'The site is closed for now.'],
  IDEMPOTENCY_KEY_MISSING: [422, '缺少 Idempotency-Key', 'The Idempotency-Key header is missing.'],
  IDEMPOTENCY_KEY_REUSED: [422, '该操作编号已用于另一请求', 'This Idempotency-Key was used with another request.'],
  REQUEST_IN_PROGRESS: [409, '请不要重复提交', 'The same request is still being worked on.'],

  NARROW_SEARCH: [422, '结果太多，请缩小查询范围', 'There are too many rows. Narrow the search.'],
  IN_USE: [409, '数据正在被使用，不能删除', 'This is in use and cannot be deleted.'],
  NOT_SELECTED: [422, '请先选择要操作的数据', 'Please select the operation data first.'],
  IMPORT_EMPTY: [422, '表格里没有数据', 'The sheet has no rows.'],
  IMPORT_TOO_LONG: [422, '一次最多导入 5000 行', 'At most 5,000 rows can be imported at once.'],
  IMPORT_INVALID: [422, '部分行有误，没有导入任何数据', 'Some rows are wrong. Nothing was imported.'],
  GRANT_BEYOND_OWN: [403, '不能授予自己没有的权限', 'You cannot grant what you do not hold.'],
  PARENT_INVALID: [422, '上级不正确', 'This cannot be the parent.'],
  ADMIN_HOLDS_MORE: [403, '该管理员拥有您没有的权限', 'This administrator holds rights that you do not.'],
  STAFF_HOLDS_MORE: [403, '该员工拥有您没有的权限', 'This member of staff holds rights that you do not.'],
  LAST_SUPER_ADMIN: [409, '至少要保留一名超级管理员', 'One super administrator at least must remain.'],
  OWN_ACCOUNT: [409, '不能停用或删除自己的账号', 'You cannot disable or delete your own account.'],

  // Accounts and sessions (rules §1).
  NOT_LOGGED_IN: [401, '请先登录', 'Please log in first.'],
  FORBIDDEN: [403, '没有权限', 'You have no right to do this.'],
  LOGIN_FAILED: [422, '账号或密码错误', 'Account or password error.'],
  LOGIN_THROTTLED: [429, '登录尝试过多，请稍后再试', 'Too many login attempts. Please try again later.'],
  ACCOUNT_DISABLED: [403, '账号已停用', 'This account is disabled.'],
  SUB_ACCOUNT_MAY_NOT_BUY: [403, '子账号不能使用平台购物', 'Sub-accounts may not use platform purchase.'],
  SUB_ACCOUNT_OF_STORE: [422, '子账号由店主管理', 'The store’s owner manages its sub-accounts.'],
  INVITER_CIRCLE: [
    422,
    '邀请人不能是本人，也不能是其邀请的人',
    'The inviter cannot be the user or someone whom the user brought in.',
  ],
  STORE_NOT_PASSED: [403, '店铺尚未通过审核', 'The store has not been approved yet.'],
  PROVIDER_MISMATCH: [422, '登录入口不匹配', 'The provider does not fit this login.'],
  PROOF_NEEDED: [428, '请完成安全校验', 'A security check is needed.'],
  PHONE_TAKEN: [409, '该手机号已注册', 'This phone number is already registered.'],
  PHONE_UNKNOWN: [422, '该手机号尚未注册', 'No account uses this phone number.'],
  USERNAME_TAKEN: [409, '该用户名已被使用', 'This user name is taken.'],
  SMS_PHONE_EMPTY: [422, '请先填写手机号', 'Fill in the phone number first.'],
  SMS_TOO_OFTEN: [429, '请不要频繁发送', 'Please do not send frequently.'],
  SMS_UNAVAILABLE: [503, '短信服务暂不可用', 'Text messages cannot be sent at the moment.'],
  SMS_NAME_INVALID: [
    422,
    '以小写字母开头，只用小写字母、数字和下划线',
    'Start with a small letter; use small letters, digits and underscores only.',
  ],
  SMS_TEMPLATE_NEEDED: [
    409,
    '商城要用这个模板发短信，不能删除或改名',
    'The shop sends texts by this template. It can be neither deleted nor renamed.',
  ],
  SMS_TEXT_WITHOUT_CODE: [
    422,
    '内容里要有 {code}，验证码会填在那里',
    'The text needs {code}, which is where the code goes.',
  ],
  SMS_CODE_WRONG: [422, '验证码错误或已失效', 'The code is wrong or has expired.'],
  OLD_PASSWORD_WRONG: [422, '原密码不正确', 'The current password is wrong.'],
  REAUTH_NEEDED: [422, '请填写原密码或短信验证码', 'Give the current password or an sms code.'],
  PAY_PASSWORD_MISSING: [402, '请先设置支付密码', 'Set a pay password first.'],
  PAY_PASSWORD_WRONG: [422, '支付密码错误', 'The pay password is wrong.'],
  PAY_PASSWORD_LOCKED: [429, '支付密码已锁定，请稍后再试', 'The pay password is locked. Try again later.'],
  PAY_TICKET_INVALID: [
    422,
    '支付授权已失效，请重新输入支付密码',
    'The payment approval has expired. Enter the pay password again.',
  ],
  ADDRESS_LIMIT: [422, '收货地址最多 20 个', 'You can keep at most 20 addresses.'],
  ADDRESS_NOT_FOUND: [404, '找不到该收货地址', 'This address was not found.'],

  // Files.
  FILE_MISSING: [422, '请选择文件', 'Choose a file.'],
  FILE_TOO_LARGE: [413, '文件太大', 'The file is too large.'],
  FILE_NOT_IMAGE: [
    422,
    '只支持 JPEG、PNG、WebP、GIF、AVIF 图片',
    'Only JPEG, PNG, WebP, GIF and AVIF pictures are accepted.',
  ],
  FILE_KIND_REFUSED: [422, '不支持这种文件', 'This kind of file is not accepted.'],
  FILE_QUOTA: [429, '上传数量已达上限', 'The upload quota is used up.'],
  UPLOAD_STORE_FAILED: [502, '文件存储暂不可用，请稍后再试', 'The file store cannot be used at the moment.'],
  UPLOAD_STORE_INCOMPLETE: [422, '请填完整存储配置', 'Fill in the whole configuration of the store.'],
  UPLOAD_STORE_UNREACHABLE: [502, '无法连接存储服务', 'The store could not be reached.'],
  UPLOAD_STORE_KEY_REFUSED: [422, '存储服务拒绝了访问密钥', 'The store refused the access key.'],
  UPLOAD_STORE_NO_BUCKET: [422, '存储桶不存在', 'The bucket does not exist.'],
  UPLOAD_STORE_UNREADABLE: [
    422,
    '文件已写入，但公开地址读不到它，请检查访问域名和 uploads/ 的公开读权限',
    'The file was stored, but its public address does not show it. Check the domain and public reading of uploads/.',
  ],
  ADDRESS_NOT_PUBLIC: [422, '地址须为公网 http(s) 地址', 'Give an http(s) address that is not of a private network.'],

  // Goods, cart, orders (rules §§3-5).
  GOODS_NOT_FOUND: [404, '商品不存在', 'These goods were not found.'],
  GOODS_OFF_SHELF: [422, '商品已下架', 'These goods are off the shelf.'],
  SKU_NOT_CHOSEN: [422, '请选择商品规格', 'Please choose a SKU.'],
  STOCK_SHORT: [422, '库存不足', 'Insufficient stock.'],
  STOCK_CHANGED: [
    409,
    '库存已变动，请核对后再保存',
    'The stock has changed meanwhile. Look at the new number and save again.',
  ],
  STOCK_BELOW_RESERVED: [
    422,
    '库存不能少于待付款订单占用的数量',
    'The stock cannot be less than what unpaid orders hold.',
  ],
  SKU_RESERVED: [
    409,
    '有待付款的订单占用此规格，付款或取消后才能删除',
    'Unpaid orders hold pieces of this. It can be removed when they are paid or cancelled.',
  ],
  GOODS_BARRED: [
    409,
    '商品已被平台下架，暂不能上架',
    'The platform took these goods off the shelf; they stay off for now.',
  ],
  GOODS_REVIEW_CHANGED: [
    409,
    '该商品已被处理或已重新提交，请刷新后再看',
    'These goods were decided on or sent in anew meanwhile. Please look again.',
  ],
  CART_FULL: [422, '购物车已满，请先清理', 'The cart is full. Remove some lines first.'],
  FAVORITES_FULL: [422, '收藏已满，请先清理', 'Your favourites are full. Remove some first.'],
  NOTHING_SELECTED: [422, '还没有选择商品', 'No product selected.'],
  OWN_STORE: [
    403,
    '不能购买自己店铺的商品（店主、员工及同一实名或手机号的账号）',
    'You may not buy from a store of your own: as its owner or staff, or by the same real name or phone.',
  ],
  PRICE_CHANGED: [409, '价格有变动，请确认后再提交', 'The price has changed. Please confirm it.'],
  ORDER_REPEATED: [409, '请勿重复下单', 'Do not place repeated orders.'],
  ORDER_NOT_FOUND: [404, '找不到该订单', 'This order was not found.'],
  ORDER_MOVE_REFUSED: [409, '订单当前状态不支持此操作', 'The order cannot do this in its present state.'],
  ORDER_NOT_PAYABLE: [409, '订单已支付或已取消', 'The order is already paid or cancelled.'],
  BALANCE_SHORT: [422, '余额不足', 'The balance is not enough.'],
  STORE_NOT_FOUND: [404, '找不到该店铺', 'This store was not found.'],
  STORE_SUSPENDED: [403, '店铺已被平台暂停', 'The platform has suspended this store.'],
  APPLICATION_CLOSED: [
    409,
    '申请正在审核或已通过，不能再修改',
    'The application is being verified or was passed. It cannot be changed.',
  ],
  STORE_MOVE_REFUSED: [
    409,
    '店铺状态已变化，请刷新后再操作',
    'The store is in another state by now. Reload the page and look again.',
  ],
  CHANGE_DECIDED: [
    409,
    '这次变更已处理，或已被新的变更取代',
    'This change was decided already, or another took its place.',
  ],
  NOTHING_CHANGED: [422, '内容没有变化', 'Nothing was changed.'],
  PARCEL_INCOMPLETE: [422, '请填写快递公司和单号', 'Give the express company and the parcel number.'],
  LINES_SENT: [
    409,
    '其中有商品刚刚已经发货，请刷新后再试',
    'Some of these goods were sent just now. Reload and try again.',
  ],
  EXPRESS_UNKNOWN: [422, '不认识的快递公司', 'This express company is not known.'],
} as const satisfies Record<string, readonly [number, string, string]>

export type ErrorKey = keyof typeof errors

/** True for a key of the dictionary. */
export const isErrorKey = (key: unknown): key is ErrorKey => typeof key === 'string' && Object.hasOwn(errors, key)

/** The message of an error in the reader's language. */
export const messageOf = (key: ErrorKey, locale: 'zh-cn' | 'en'): string => errors[key][locale === 'en' ? 2 : 1]

/** The envelope's code of an error, which is also its HTTP status. */
export const codeOf = (key: ErrorKey): number => errors[key][0]
