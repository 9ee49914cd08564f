/** The part of the error dictionary that is about payments, refunds, settlement and withdrawals: key → [code, Chinese, English]. */
export const moneyErrors = {
  BALANCE_SHORT: [422, '余额不足', 'Insufficient balance.'],
  FROZEN_MONEY_NEEDED: [
    409,
    '这部分冻结金额用于处理中的提现，不能扣减',
    'Open withdrawals need this frozen money, so it cannot be taken off.',
  ],
  PAY_METHOD_UNAVAILABLE: [
    409,
    '当前设备不支持这种支付方式，请换一种',
    'You can’t use this payment method on this device. Please choose another one.',
  ],
  PAY_CHANNEL_BUSY: [
    503,
    '支付渠道暂时没有响应，请稍后再试',
    'The payment provider isn’t responding. Please try again shortly.',
  ],
  TOP_UP_NOT_RETURNABLE: [
    409,
    '这笔充值尚未付款，或付款已超过一年，不能退回',
    'This top-up is unpaid, or was paid more than a year ago, so it can’t be returned.',
  ],
  PAY_TOO_LATE: [409, '剩余时间不够完成付款，请重新提交', 'There isn’t enough time left to pay. Please start again.'],

  // Commission and settlement (rules §8).
  COMMISSION_SCOPE_INVALID: [
    422,
    '费率只能按店铺或按分类设置，不能两者都选',
    'A rate applies to a store or to a class, not to both.',
  ],
  COMMISSION_GLOBAL_TAKEN: [
    409,
    '已有全平台费率，请直接修改',
    'There is already a platform-wide rate. Edit that one instead.',
  ],
  SETTLEMENT_RUNNING: [409, '结算正在进行，请稍后查看', 'A settlement is already running. Check again in a moment.'],
  NOTHING_TO_SETTLE: [409, '暂无可结算的订单', 'There are no orders to settle.'],

  // Refund, return, exchange (rules §7).
  REFUND_NOT_FOUND: [404, '找不到该售后申请', 'Request not found.'],
  REFUND_REFUSED: [409, '订单当前状态不能申请售后', 'This order can’t be refunded in its current status.'],
  REFUND_WINDOW_CLOSED: [
    409,
    '已超过售后期限（确认收货后 15 天），请联系平台客服',
    'Requests close 15 days after you confirm receipt. Please contact our support team.',
  ],
  REFUND_OPEN: [409, '该商品已有进行中的售后申请', 'This item already has an open request.'],
  REFUND_TOO_MANY: [422, '超过可申请的件数', 'You can’t ask for that many of this item.'],
  REFUND_TOO_MUCH: [422, '超过可退金额', 'That is more than can be refunded.'],
  REFUND_AMOUNT_FIXED: [
    422,
    '只有已发货的仅退款可以填写金额，其他申请按全额退款',
    'You can only choose an amount for a refund of shipped items. Other requests are for the full amount.',
  ],
  REFUND_NOT_SENT: [409, '商品尚未发货，请选择仅退款', 'This item hasn’t been shipped yet. Ask for a refund instead.'],
  REFUND_MOVE_REFUSED: [
    409,
    '该申请的状态已变化，请刷新后再试',
    'The status of this request has changed. Please reload and try again.',
  ],
  REPLACEMENT_INVALID: [422, '只能换同款同价的规格', 'Choose an option of the same product at the same price.'],
  // Withdrawals (rules §8).
  REAL_NAME_MISSING: [402, '请先完成实名认证', 'Complete your real-name record first.'],
  BANK_CARD_NOT_FOUND: [404, '找不到该银行卡', 'Bank card not found.'],
  BANK_CARD_TAKEN: [409, '该银行卡已添加', 'You have already saved this bank card.'],
  BANK_CARDS_FULL: [422, '最多保存 10 张银行卡，请先删除不用的', 'You can save up to 10 bank cards. Remove one first.'],
  WITHDRAWALS_PAUSED: [
    409,
    '为保障资金安全，修改密码、支付密码、手机号或新增银行卡后 24 小时内暂不能提现或添加银行卡',
    'To keep your money safe, withdrawals and new bank cards pause for 24 hours after a change of password, pay password, phone or bank card.',
  ],
  WITHDRAWAL_TOO_SMALL: [422, '低于单笔最低提现金额', 'This is below the minimum for one withdrawal.'],
  WITHDRAWAL_TOO_LARGE: [422, '超过单笔最高提现金额', 'This is above the maximum for one withdrawal.'],
  WITHDRAWAL_DAY_LIMIT: [422, '超过今日可提现额度', 'This is more than you can still withdraw today.'],
  WITHDRAWAL_FEE_CHANGED: [
    409,
    '手续费有变动，请确认后再提交',
    'The fee has changed. Please check it and submit again.',
  ],
  WITHDRAWAL_DECIDED: [409, '该提现已处理，请刷新后查看', 'This withdrawal has already been handled. Please reload.'],
  SECOND_APPROVER_NEEDED: [
    409,
    '您已批准过，还需另一位管理员批准',
    'You’ve already approved this. Another administrator has to approve it too.',
  ],
  BANK_REFERENCE_TAKEN: [409, '该银行流水号已登记在其他提现上', 'Another withdrawal already has this bank reference.'],

  // The platform's books (rules §§6, 8).
  PAYOUT_TAKEN: [409, '该渠道的这个流水号已登记', 'This reference is already recorded for the channel.'],
  BILL_NOT_READY: [
    409,
    '渠道尚未生成当日账单，请次日 10 点后再试',
    'The provider’s bill isn’t ready. Try again after 10:00 on the next day.',
  ],
  CHANNEL_WITHOUT_KEYS: [422, '该渠道没有可用的支付配置', 'This channel has no complete payment settings.'],
  DIFFERENCE_DECIDED: [409, '该差异已处理，请刷新后查看', 'This difference has already been handled. Please reload.'],
  PAYMENT_NOT_CONFIRMED: [
    409,
    '渠道未确认这笔收款，未入账',
    'The provider didn’t confirm this payment, so nothing was booked.',
  ],
} as const satisfies Record<string, readonly [number, string, string]>
