/** The part of the error dictionary that is about promotions: key → [code, Chinese, English]. */
export const promotionErrors = {
  ACTIVITY_STARTED: [409, '活动已开始，不能再修改', 'This activity has started, so this can no longer be changed.'],
  ACTIVITY_MOVE_REFUSED: [409, '活动当前状态不支持此操作', 'This isn’t possible in the activity’s current state.'],
  END_TOO_EARLY: [422, '结束时间只能延后', 'The end time can only be moved to a later time.'],
  REDUCTION_TOO_HIGH: [422, '优惠金额须小于门槛金额', 'The discount must be less than the minimum spend.'],

  COUPON_NOT_FOUND: [404, '找不到该优惠券', 'Coupon not found.'],
  COUPON_CODE_INVALID: [422, '请输入 4 到 20 位字母或数字', 'Enter 4 to 20 letters or digits.'],
  COUPON_CODE_WRONG: [422, '券码不正确', 'This coupon code isn’t valid.'],
  COUPON_CLAIMED: [409, '您已领取过该优惠券', 'You have already claimed this coupon.'],
  COUPON_USED_UP: [409, '优惠券已被领完', 'All of these coupons have been claimed.'],
  COUPON_NOT_STARTED: [409, '优惠券尚未开始领取', 'This coupon can’t be claimed yet.'],
  COUPON_ENDED: [409, '优惠券活动已结束', 'This coupon is no longer available.'],
  COUPON_OWN_STORE: [
    403,
    '不能领取自己店铺的优惠券（店主、员工及相同实名或手机号的账号）',
    'You can’t claim coupons of your own store. This includes its owner, its staff, and accounts with the same real name or phone number.',
  ],
  COUPON_STOCK_LOWERED: [422, '活动已开始，数量只能增加', 'The activity has started, so the number can only go up.'],
  COUPON_TARGETS_BOTH: [
    422,
    '只能限定分类或限定店铺，不能两者都选',
    'A coupon can be limited to classes or to stores, not to both.',
  ],

  DISTRIBUTION_TOO_HIGH: [
    422,
    '请输入 0 到 50 的数字，最多两位小数',
    'Enter a number from 0 to 50 with up to two decimals.',
  ],
  DISTRIBUTION_SUM_INVALID: [
    422,
    '三级比例合计须大于 0，且不超过 50%',
    'The three rates must be more than 0% and at most 50% together.',
  ],
  DISTRIBUTION_OVER_COMMISSION: [
    422,
    '三级比例与平台佣金合计不能超过 90%',
    'The three rates and the platform’s commission can’t exceed 90% together.',
  ],
  SECKILL_SOLD_OUT: [409, '秒杀商品已抢光', 'This flash sale is sold out.'],
  SECKILL_LIMIT: [422, '超过秒杀限购数量', 'This is more than the flash sale’s limit per person.'],
  SECKILL_STARTED: [409, '秒杀已开始，快去抢购吧', 'This flash sale has started. Go and get it.'],
  SECKILL_REMINDERS_FULL: [422, '最多可设置 100 个开抢提醒', 'You can be reminded of at most 100 flash sales.'],
  PHONE_MISSING: [402, '请先绑定手机号，开抢前短信提醒您', 'Add a mobile number first, so that we can text you.'],
  SLOT_HOURS_INVALID: [
    422,
    '请填写 0 到 23 的整点，用逗号分隔，如 8,10,20',
    'Enter full hours from 0 to 23 separated by commas, such as 8,10,20.',
  ],
  ACTIVITY_OVERLAPS: [
    409,
    '该商品在此时间段已有其他活动',
    'This product already has another promotion during this time.',
  ],
  SECKILL_PRICE_TOO_HIGH: [422, '秒杀价须低于原价', 'The flash price must be lower than the regular price.'],
  QUOTA_ONLY_GROWS: [422, '活动开始后秒杀数量只能增加', 'Once the sale has started, its quantity can only be raised.'],

  COLLECTIVE_ENDED: [409, '该拼团活动未开始或已结束', 'This group buy isn’t running.'],
  COLLECTIVE_PERCENT_INVALID: [
    422,
    '请输入 1 到 99 的数字，最多两位小数',
    'Enter a number from 1 to 99 with up to two decimals.',
  ],
  COLLECTIVE_LIMIT: [422, '超过拼团限购数量', 'This is more than the group buy’s limit per person.'],
  COLLECTIVE_GROUP_NOT_FOUND: [404, '找不到这个团', 'Group not found.'],
  COLLECTIVE_GROUP_ENDED: [409, '这个团已结束', 'This group has ended.'],
  COLLECTIVE_GROUP_FULL: [409, '来晚一步，这个团已满员', 'This group is full.'],
  COLLECTIVE_SEATS_HELD: [
    409,
    '名额暂满，有人正在付款，请稍后再试',
    'All seats are taken for now, but someone is still paying. Please try again in a few minutes.',
  ],
  COLLECTIVE_JOINED: [409, '您已参加这个团', 'You’re already in this group.'],
  COLLECTIVE_SEAT_LOST: [
    409,
    '名额已失效，订单将自动取消',
    'Your seat in the group is gone, so this order can no longer be paid. It will be cancelled.',
  ],

  THEATRE_RUNNING: [
    409,
    '已有一场秒杀演练在进行，请等它结束',
    'A flash-sale drill is already running. Wait until it has ended.',
  ],

  POINTS_MALL_CLOSED: [404, '积分商城暂未开放', 'The points mall is closed.'],
  POINTS_SHORT: [422, '积分不足', 'You don’t have enough points.'],
  POINTS_LIMIT_REACHED: [422, '已达到每人限兑数量', 'You’ve reached the limit per person.'],
  POINTS_PRICE_CHANGED: [
    409,
    '兑换所需的积分或金额有变动，请核对后再提交',
    'The price has changed. Check it and submit again.',
  ],
} as const satisfies Record<string, readonly [number, string, string]>
