import { chatErrors } from './errors-chats.ts'
import { moneyErrors } from './errors-money.ts'
import { oauthErrors } from './errors-oauth.ts'
import { promotionErrors } from './errors-promotions.ts'

/**
 * The error dictionary: key → [code, Chinese, English]. The code is the envelope's code and the HTTP status (rules §12).
 * Constraint names map to these keys, so a lost race answers like a check.
 */
export const errors = {
  // Validation of single fields; these keys appear in `data.fields`.
  REQUIRED: [422, '不能为空', 'Cannot be empty.'],
  INVALID: [422, '格式不正确', 'This value is not valid.'],
  NUMBER_INVALID: [422, '请输入正确的数字', 'Enter a valid number.'],
  MONEY_INVALID: [422, '请输入金额，最多两位小数', 'Enter an amount with up to two decimals.'],
  TOO_SHORT: [422, '内容太短', 'This is too short.'],
  TOO_LONG: [422, '内容太长', 'This is too long.'],
  TOO_SMALL: [422, '数值太小', 'The number is too small.'],
  TOO_BIG: [422, '数值太大', 'The number is too large.'],
  UNKNOWN_KEY: [422, '未知字段', 'Unknown field.'],
  CHOICE_INVALID: [422, '请从列表中选择', 'Choose one of the listed options.'],
  PHONE_INVALID: [422, '请输入 11 位手机号', 'Enter an 11-digit mobile number.'],
  EMAIL_INVALID: [422, '请输入正确的邮箱地址', 'Enter a valid email address.'],
  USERNAME_INVALID: [422, '用户名不能全是数字', 'A username can’t be digits only.'],
  PASSWORD_COMMON: [422, '这个密码太常见，请换一个', 'This password is too common. Choose another.'],
  PASSWORDS_DIFFER: [422, '两次输入不一致', 'The two inputs are inconsistent.'],
  PAY_PASSWORD_INVALID: [422, '请输入 6 位数字支付密码', 'The pay password must be six digits.'],
  PAY_PASSWORD_WEAK: [
    422,
    '支付密码过于简单，请勿使用连续、重复的数字或生日',
    'This pay password is too easy to guess. Avoid sequences, repeated digits and birthdays.',
  ],
  AGREEMENT_UNREAD: [422, '请先阅读并同意协议', 'Please read and accept the agreement first.'],
  ID_NUMBER_INVALID: [422, '请输入正确的 18 位身份证号', 'Enter a valid 18-digit ID number.'],
  BANK_NO_INVALID: [422, '请输入正确的银行卡号', 'Enter a valid bank card number.'],
  AREA_INVALID: [422, '请选择完整的省市区', 'Choose a province, city and district.'],
  BUY_NUM_INVALID: [422, '请认真填写购买数量', 'Please fill in the purchase quantity carefully.'],

  LINK_INVALID: [422, '请输入 http(s) 地址或站内路径', 'Enter an http(s) URL or a path on this site.'],
  FILE_ADDRESS_INVALID: [422, '请上传文件', 'Please upload a file.'],
  RICH_TEXT_INVALID: [
    422,
    '含有不支持的格式、链接或图片；最多 10 张图片，链接须以 http(s):// 或 / 开头',
    'This contains a format, link or image that is not supported. Up to 10 images; links must start with http(s):// or /.',
  ],
  PICTURE_ELSEWHERE: [
    422,
    '含有其他网站的图片，页面无法显示；请把图片上传到本站',
    'This contains images of other websites, which cannot be shown here. Upload the images instead.',
  ],
  END_BEFORE_START: [422, '结束时间须晚于开始时间', 'The end time must be after the start time.'],
  TIME_PAST: [422, '该时间已过', 'This time has passed.'],
  TIME_INVALID: [422, '请输入正确的日期时间', 'Enter a valid date and time.'],
  DAYS_INVALID: [422, '请选择不超过 366 天的日期范围', 'Choose a date range of up to 366 days.'],
  FILTER_INVALID: [422, '不支持的筛选条件', 'This filter is not supported.'],
  PERCENT_INVALID: [
    422,
    '请输入 0 到 100 的数字，最多两位小数',
    'Enter a number from 0 to 100 with up to two decimals.',
  ],
  COMMISSION_TOO_HIGH: [
    422,
    '请输入 0 到 90 的数字，最多两位小数',
    'Enter a number from 0 to 90 with up to two decimals.',
  ],
  POINTS_RATE_INVALID: [
    422,
    '请输入 0 到 100 的数字，最多两位小数',
    'Enter a number from 0 to 100 with up to two decimals.',
  ],
  HOST_INVALID: [422, '请输入域名，不带 http://', 'Enter a domain without http://.'],
  TEST_UNAVAILABLE: [422, '请先填好并保存', 'Fill in and save the settings first.'],
  TAKEN: [409, '已存在，请换一个', 'This is already taken. Choose another.'],

  // The request as a whole.
  INVALID_INPUT: [422, '请检查填写的内容', 'Please check the highlighted fields.'],
  BODY_MALFORMED: [422, '请求内容无法解析', 'The request could not be read.'],
  BODY_TOO_LARGE: [413, '提交的内容太大', 'The request is too large.'],
  REQUEST_TOO_COMPLEX: [
    413,
    '提交的字段太多，或嵌套太深',
    'The request has too many fields, or they are nested too deeply.',
  ],
  MEDIA_TYPE_UNKNOWN: [415, '不支持的内容类型', 'This content type is not supported.'],
  NOT_FOUND: [404, '找不到您要的内容（404）', 'Not found (404).'],
  TOO_MANY_REQUESTS: [429, '您的请求太频繁，请休息一下', 'You are requesting too often, please rest a while.'],
  INTERNAL: [
    500,
    '500（服务器内部错误）：系统异常，请稍后再试',
    '500 (Internal Server Error): something went wrong on our side. Please try again later.',
  ],
  BUSY: [503, '系统繁忙，请稍后再试', 'The system is busy. Please try again in a moment.'],
  SITE_CLOSED: [503, '商城暂时关闭', 'The shop is temporarily closed.'],
  IDEMPOTENCY_KEY_MISSING: [422, '缺少 Idempotency-Key', 'The Idempotency-Key header is missing.'],
  IDEMPOTENCY_KEY_REUSED: [
    422,
    '该 Idempotency-Key 已用于其他请求',
    'This Idempotency-Key has been used for another request.',
  ],
  REQUEST_IN_PROGRESS: [409, '正在处理，请勿重复提交', 'This request is still being processed.'],

  NARROW_SEARCH: [422, '结果过多，请缩小查询范围', 'Too many results. Narrow your search.'],
  IN_USE: [409, '数据使用中，不能删除', 'This is in use and can’t be deleted.'],
  NOT_SELECTED: [422, '请先选择要操作的数据', 'Please select the operation data first.'],
  IMPORT_EMPTY: [422, '表格中没有数据', 'The sheet is empty.'],
  IMPORT_TOO_LONG: [422, '一次最多导入 5000 行', 'You can import up to 5,000 rows at once.'],
  IMPORT_INVALID: [422, '部分行有误，未导入任何数据', 'Some rows have errors. Nothing was imported.'],
  GRANT_BEYOND_OWN: [
    403,
    '不能授予、收回或更改自己没有的权限',
    'You can’t grant, revoke or change permissions you don’t have.',
  ],
  PARENT_INVALID: [422, '所选上级无效', 'This can’t be the parent.'],
  ADMIN_HOLDS_MORE: [403, '该管理员拥有您没有的权限', 'This administrator has permissions you don’t have.'],
  STAFF_HOLDS_MORE: [403, '该员工拥有您没有的权限', 'This staff member has permissions you don’t have.'],
  LAST_SUPER_ADMIN: [409, '至少保留一名超级管理员', 'At least one super administrator must remain.'],
  OWN_ACCOUNT: [409, '不能停用或删除自己的账号', 'You can’t disable or delete your own account.'],

  // Accounts and sessions (rules §1).
  NOT_LOGGED_IN: [401, '请先登录', 'Please log in first.'],
  FORBIDDEN: [403, '您没有权限进行此操作', 'You don’t have permission to do this.'],
  LOGIN_FAILED: [422, '账号或密码错误', 'Account or password error.'],
  LOGIN_THROTTLED: [429, '登录尝试过多，请稍后再试', 'Too many login attempts. Please try again later.'],
  SECOND_FACTOR_NEEDED: [428, '请输入身份验证器中的验证码', 'Enter the code from your authenticator app.'],
  SECOND_FACTOR_WRONG: [422, '验证码错误或已使用', 'The code is incorrect or has already been used.'],
  SECOND_FACTOR_MISSING: [402, '请先开启两步验证', 'Turn on two-step verification first.'],
  SECOND_FACTOR_ON: [409, '两步验证已开启', 'Two-step verification is already on.'],
  SECOND_FACTOR_OFF: [409, '两步验证未开启', 'Two-step verification is off.'],
  OWN_SECOND_FACTOR: [
    409,
    '请在“账号安全”中关闭自己的两步验证',
    'Turn off your own two-step verification under Account security.',
  ],
  ACCOUNT_DISABLED: [403, '账号已停用', 'This account is disabled.'],
  ACCOUNT_CLOSED: [409, '账号已注销', 'This account is closed.'],
  ACCOUNT_IN_USE: [
    409,
    '账号暂时不能注销，请先处理未完成的事项',
    'This account can’t be closed yet. Settle what is still open first.',
  ],
  SUB_ACCOUNT_MAY_NOT_BUY: [403, '子账号不能使用平台购物', 'Sub-accounts may not use platform purchase.'],
  SUB_ACCOUNT_OF_STORE: [422, '子账号由店主管理', 'Sub-accounts are managed by their store’s owner.'],
  INVITER_CIRCLE: [
    422,
    '邀请人不能是本人，也不能是其邀请的人',
    'The inviter can’t be the user or someone the user invited.',
  ],
  STORE_NOT_PASSED: [403, '店铺尚未通过审核', 'The store has not been approved yet.'],
  CONFIRM_IDENTITY: [
    428,
    '请先确认是您本人操作；本次操作尚未执行',
    'Confirm it’s you first. Nothing has been changed.',
  ],
  PASSWORD_WRONG: [422, '密码不正确', 'The password is incorrect.'],
  PROVIDER_MISMATCH: [422, '登录入口不匹配', 'This login method is not available here.'],
  PROOF_NEEDED: [428, '请先完成安全验证', 'Please complete the security check.'],
  PHONE_TAKEN: [409, '该手机号已注册', 'This phone number is already registered.'],
  PHONE_UNKNOWN: [422, '该手机号尚未注册', 'This phone number is not registered.'],
  USERNAME_TAKEN: [409, '该用户名已被使用', 'This username is taken.'],
  SMS_PHONE_EMPTY: [422, '请先填写手机号', 'Enter a phone number first.'],
  SMS_TOO_OFTEN: [429, '请不要频繁发送', 'Please do not send frequently.'],
  MAIL_TOO_OFTEN: [429, '发送太频繁，请稍后再试', 'Too many emails were sent. Please try again later.'],
  MAIL_UNAVAILABLE: [503, '暂时不能发送邮件', 'Email can’t be sent at the moment.'],
  MAIL_LINK_USED: [409, '这个链接已经使用过了', 'This link has already been used.'],
  MAIL_LINK_ENDED: [409, '这个链接已失效', 'This link has expired.'],
  SMS_UNAVAILABLE: [
    503,
    '短信服务暂时不可用，请稍后再试',
    'Text messages can’t be sent right now. Please try again later.',
  ],
  SMS_NAME_INVALID: [
    422,
    '须以小写字母开头，只能包含小写字母、数字和下划线',
    'Start with a lowercase letter; use lowercase letters, digits and underscores only.',
  ],
  SMS_TEMPLATE_NEEDED: [409, '系统内置模板，不能删除或改名', 'Built-in templates can’t be deleted or renamed.'],
  SMS_TEXT_WITHOUT_CODE: [
    422,
    '内容须包含 {code}，发送时会替换为验证码',
    'The text must contain {code}, which is replaced with the verification code.',
  ],
  SMS_CODE_WRONG: [422, '验证码错误或已失效', 'The code is incorrect or has expired.'],
  OLD_PASSWORD_WRONG: [422, '原密码不正确', 'The current password is incorrect.'],
  REAUTH_NEEDED: [422, '请填写原密码或短信验证码', 'Enter your current password or a code sent by text message.'],
  PAY_PASSWORD_MISSING: [402, '请先设置支付密码', 'Set a pay password first.'],
  PAY_PASSWORD_WRONG: [422, '支付密码错误', 'The pay password is incorrect.'],
  PAY_PASSWORD_LOCKED: [429, '支付密码已锁定，请稍后再试', 'The pay password is locked. Please try again later.'],
  PAY_TICKET_INVALID: [
    422,
    '支付授权已失效，请重新输入支付密码',
    'Your payment authorization has expired. Enter the pay password again.',
  ],
  ADDRESS_LIMIT: [422, '最多保存 20 个收货地址', 'You can save up to 20 addresses.'],
  ADDRESS_NOT_FOUND: [404, '找不到该收货地址', 'Address not found.'],

  // Files.
  FILE_MISSING: [422, '请选择文件', 'Choose a file.'],
  FILE_TOO_LARGE: [413, '文件太大', 'The file is too large.'],
  FILE_NOT_IMAGE: [
    422,
    '只支持 JPEG、PNG、WebP、GIF、AVIF 图片',
    'Only JPEG, PNG, WebP, GIF and AVIF images are accepted.',
  ],
  FILE_KIND_REFUSED: [422, '不支持该文件类型', 'This file type is not supported.'],
  FILE_QUOTA: [429, '上传数量已达上限', 'You have reached the upload limit.'],
  UPLOAD_STORE_FAILED: [
    502,
    '文件存储暂时不可用，请稍后再试',
    'File storage is unavailable right now. Please try again later.',
  ],
  UPLOAD_STORE_INCOMPLETE: [422, '请填写完整的存储配置', 'Complete the storage settings first.'],
  UPLOAD_STORE_UNREACHABLE: [502, '无法连接存储服务', 'The storage service could not be reached.'],
  UPLOAD_STORE_KEY_REFUSED: [422, '存储服务拒绝了访问密钥', 'The storage service rejected the access key.'],
  UPLOAD_STORE_NO_BUCKET: [422, '存储桶不存在', 'The bucket does not exist.'],
  UPLOAD_STORE_UNREADABLE: [
    422,
    '文件已写入，但无法从公开地址访问，请检查访问域名和 uploads/ 的公开读权限',
    'The file was stored but can’t be opened at its public URL. Check the domain and public read access to uploads/.',
  ],
  ADDRESS_NOT_PUBLIC: [422, '请输入公网 http(s) 地址', 'Enter a public http(s) URL.'],

  // Goods, cart, orders (rules §§3-5).
  GOODS_NOT_FOUND: [404, '商品不存在', 'Product not found.'],
  GOODS_OFF_SHELF: [422, '商品已下架', 'This product is no longer on sale.'],
  SKU_NOT_CHOSEN: [422, '请选择商品规格', 'Please choose the product options.'],
  STOCK_SHORT: [422, '库存不足', 'Insufficient stock.'],
  STOCK_CHANGED: [409, '库存已变动，请核对后再保存', 'The stock has changed. Check the new quantity and save again.'],
  STOCK_BELOW_RESERVED: [
    422,
    '库存不能少于待付款订单占用的数量',
    'Stock can’t be lower than the quantity reserved by unpaid orders.',
  ],
  SKU_RESERVED: [
    409,
    '有待付款订单占用此规格，付款或取消后才能删除',
    'Unpaid orders reserve this SKU. You can remove it once they are paid or cancelled.',
  ],
  SKU_UNKNOWN: [
    422,
    '该商品没有这个 SKU；新增规格请到商品编辑页',
    'This product has no such SKU. Add options on the product’s page.',
  ],
  OPTIONS_FIXED: [
    422,
    '与该 SKU 现有规格不符；修改规格请到商品编辑页',
    'These are not the options of this SKU. Change options on the product’s page.',
  ],
  GOODS_TAKEN_DOWN: [
    409,
    '商品已被平台下架，暂不能上架',
    'This product was taken down by the platform and can’t be listed for now.',
  ],
  GOODS_REVIEW_CHANGED: [
    409,
    '该商品已被处理或重新提交，请刷新后再试',
    'This product has already been reviewed or resubmitted. Please reload.',
  ],
  CART_FULL: [422, '购物车已满，请先清理', 'Your cart is full. Remove some items first.'],
  SKU_IN_STOCK: [409, '商品有货，可以直接购买', 'This is in stock. You can buy it now.'],
  STOCK_NOTICES_FULL: [422, '到货提醒已满，请先取消一些', 'Your restock watch is full. Remove some items first.'],
  FAVORITES_FULL: [422, '收藏已满，请先清理', 'Your favourites list is full. Remove some items first.'],
  NOTHING_SELECTED: [422, '还没有选择商品', 'No product selected.'],
  OWN_STORE: [
    403,
    '不能购买自己店铺的商品（店主、员工及相同实名或手机号的账号）',
    'You can’t buy from your own store. This includes its owner, its staff, and accounts with the same real name or phone number.',
  ],
  PRICE_CHANGED: [409, '价格有变动，请确认后再提交', 'The price has changed. Please check it and submit again.'],
  ORDER_REPEATED: [409, '请勿重复下单', 'Do not place repeated orders.'],
  ORDER_NOT_FOUND: [404, '找不到该订单', 'Order not found.'],
  ORDER_MOVE_REFUSED: [409, '订单当前状态不支持此操作', 'This isn’t possible in the order’s current status.'],
  ORDER_NOT_PAYABLE: [409, '订单已支付或已取消', 'This order has already been paid or cancelled.'],
  STORE_NOT_FOUND: [404, '找不到该店铺', 'Store not found.'],
  STORE_SUSPENDED: [403, '店铺已被平台暂停', 'The platform has suspended this store.'],
  APPLICATION_CLOSED: [
    409,
    '申请正在审核或已通过，不能修改',
    'The application is under review or already approved and can’t be changed.',
  ],
  STORE_MOVE_REFUSED: [
    409,
    '店铺状态已变化，请刷新后再试',
    'The store’s status has changed. Please reload and try again.',
  ],
  CHANGE_DECIDED: [
    409,
    '该变更已处理，或已被新的变更取代',
    'This change has already been decided or replaced by a newer one.',
  ],
  DELETE_BLOCKED: [409, '部分数据无法删除', 'Some of these can’t be deleted.'],
  FORM_STALE: [
    409,
    '您打开之后，其他人修改了这里的内容，请核对后再保存',
    'Someone else changed this after you opened it. Check what changed, then save again.',
  ],
  UNDO_NOT_PLAIN: [
    409,
    '这类操作不能在这里撤销，请到对应页面修改',
    'This kind of change can’t be undone here. Change it on its own page.',
  ],
  UNDO_OF_STORE: [
    409,
    '这是店铺自己的操作，由店铺修改',
    'The store made this change, so only the store can change it back.',
  ],
  UNDO_DONE: [409, '这项操作已经撤销过了', 'This change has already been undone.'],
  UNDO_CHANGED: [409, '此后数据又有变动，不能撤销', 'This was changed again later, so it can’t be undone.'],
  UNDO_GONE: [409, '数据已删除，不能撤销', 'This has been deleted since, so the change can’t be undone.'],
  UNDO_INCOMPLETE: [
    409,
    '这条日志没有记下全部内容，不能撤销',
    'This entry doesn’t hold everything that is needed to undo it.',
  ],
  UNDO_CONFLICT: [
    409,
    '原来的内容与现在的数据冲突，不能撤销',
    'The earlier values conflict with today’s data, so this can’t be undone.',
  ],
  NOTHING_CHANGED: [422, '内容没有变化', 'Nothing has changed.'],
  PARCEL_INCOMPLETE: [422, '请填写快递公司和快递单号', 'Enter the courier and the tracking number.'],
  LINES_SENT: [
    409,
    '部分商品已发货，请刷新后再试',
    'Some of these items have already been shipped. Please reload and try again.',
  ],
  LINES_IN_REFUND: [
    409,
    '部分商品正在退款或已退款，不能发货',
    'Some of these items have been refunded or have an open request, so they can’t be shipped.',
  ],
  EXPRESS_UNKNOWN: [422, '未知的快递公司', 'Unknown courier.'],

  NOTIFICATION_FIXED: [422, '资金和安全类消息不能关闭', 'Messages about money and security can’t be switched off.'],

  // Comments (rules §10).
  SCORE_INVALID: [422, '请打分，1 到 5 星', 'Choose one to five stars.'],
  COMMENT_GIVEN: [409, '该商品已评价过', 'You have already reviewed this item.'],
  COMMENT_REFUSED: [409, '该商品当前不能评价', 'This item can’t be reviewed right now.'],
  COMMENT_TIME_OVER: [409, '已超过评价期限', 'The time to review this has passed.'],
  COMMENT_ADDED: [409, '每条评价只能追加一次', 'You can add to a review only once.'],
  COMMENT_REPLIED: [409, '该评价已回复过', 'This review already has a reply.'],
  COMMENT_MOVE_REFUSED: [
    409,
    '该评价的状态已变化，请刷新后再试',
    'This review has changed. Please reload and try again.',
  ],

  SAVED_VIEWS_FULL: [
    422,
    '每个列表最多保存 20 个视图，每个角色最多共享 20 个',
    'You can keep up to 20 views of a list, and up to 20 can be shared with each role.',
  ],
  SAVED_VIEW_TAKEN: [
    409,
    '已有同名的视图，请换一个名称',
    'There is already a view with this name. Choose another name.',
  ],
  TIME_FUTURE: [422, '时间不能晚于现在', 'The time can’t be in the future.'],
  ...moneyErrors,
  ...oauthErrors,
  ...promotionErrors,
  ...chatErrors,
} as const satisfies Record<string, readonly [number, string, string]>

export type ErrorKey = keyof typeof errors

/** True for a key of the dictionary. */
export const isErrorKey = (key: unknown): key is ErrorKey => typeof key === 'string' && Object.hasOwn(errors, key)

/** The message of an error in the reader's language. */
export const messageOf = (key: ErrorKey, locale: 'zh-cn' | 'en'): string => errors[key][locale === 'en' ? 2 : 1]

/** The envelope's code of an error, which is also its HTTP status. */
export const codeOf = (key: ErrorKey): number => errors[key][0]
