/** The part of the error dictionary that is about promotions: key → [code, Chinese, English]. */
export const promotionErrors = {
  ACTIVITY_STARTED: [
    409,
    '活动已开始，只能延长结束时间或停止',
    'This activity has started. You can only extend or stop it.',
  ],
  ACTIVITY_MOVE_REFUSED: [409, '活动当前状态不支持此操作', 'This isn’t possible in the activity’s current state.'],
  END_TOO_EARLY: [422, '结束时间只能延后', 'The end time can only be moved to a later time.'],
  REDUCTION_TOO_HIGH: [422, '优惠金额须小于门槛金额', 'The discount must be less than the minimum spend.'],
} as const satisfies Record<string, readonly [number, string, string]>
