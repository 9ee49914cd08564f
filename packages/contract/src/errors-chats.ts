/** The part of the error dictionary that is about conversations: key → [code, Chinese, English]. */
export const chatErrors = {
  CHAT_NOT_FOUND: [404, '找不到该会话', 'Conversation not found.'],
  CHAT_WITH_OWN_STORE: [
    403,
    '不能与自己的店铺聊天（店主、员工及相同实名或手机号的账号）',
    'You can’t chat with your own store. This includes its owner, its staff, and accounts with the same real name or phone number.',
  ],
  CHAT_MUTED: [403, '店铺暂不接收您的消息', 'The store isn’t taking messages from you at the moment.'],
  RECALL_TOO_LATE: [409, '消息发出超过 2 分钟，不能撤回', 'Messages can only be recalled within 2 minutes.'],
} as const
