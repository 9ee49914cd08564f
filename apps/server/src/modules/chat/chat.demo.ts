import { saveChatSettings as saveRoute } from '@fangshi/contract/chats-backoffice'
import type { PlannedChat, PlannedLine } from '@fangshi/demo/chats'
import { demoSellerStore } from '@fangshi/demo/logins'
import type { Act } from '../../kernel/replay/act.ts'
import type { DemoPart } from '../../kernel/replay/demo-part.ts'
import { ownerIn, shopperIn, type World } from '../../kernel/replay/world.ts'
import { markChat } from './mark-chat.ts'
import { openChat } from './open-chat.ts'
import { saveChatSettings } from './save-settings.ts'
import { sendMessage } from './send-message.ts'

const nameOf = ({ user, store }: PlannedChat): string => `${user} ${store}`

/** Writes a line; the first one opens the conversation. */
function lineAct(world: World, chat: PlannedChat, line: PlannedLine, index: number): Act {
  const shopper = shopperIn(world, chat.user)
  const who = line.from === 'shopper' ? shopper : ownerIn(world, chat.store)
  return {
    at: line.at,
    by: `${line.from} of the conversation ${nameOf(chat)}`,
    do: async ({ tx, ctx }) => {
      if (index === 0) {
        const { id } = await openChat(tx, ctx, shopper, { store_id: world.id('store', chat.store) })
        world.add('chat', nameOf(chat), id)
      }
      const content = line.goods
        ? { kind: 'goods' as const, goods_id: world.id('goods', line.goods) }
        : { kind: 'text' as const, text: line.text ?? '' }
      const id = world.id('chat', nameOf(chat))
      await sendMessage(tx, ctx, who, { id, client_id: `demo-line-${index}`, ...content })
      // Whoever writes has read what was there.
      await markChat(tx, ctx, who, { id, read: 2_147_483_647 })
    },
  }
}

/** Whoever has read the last line. */
function readActs(world: World, chat: PlannedChat): Act[] {
  const at = new Date((chat.lines.at(-1)?.at ?? world.plan.now).getTime() + 60_000)
  return [shopperIn(world, chat.user), ownerIn(world, chat.store)].flatMap((who) =>
    (who.area === 'Home' ? chat.read.shopper : chat.read.store)
      ? [
          {
            at,
            by: `reading the conversation ${nameOf(chat)}`,
            do: ({ tx, ctx }) => markChat(tx, ctx, who, { id: world.id('chat', nameOf(chat)), read: 2_147_483_647 }),
          },
        ]
      : [],
  )
}

const settings = {
  greeting: {
    'zh-cn': '您好，这里是山野器物，有什么可以帮您？',
    en: 'Hello from Shanye Wares. How can we help?',
  },
  away: {
    'zh-cn': '客服已下班，明早九点回复您，给您添麻烦了。',
    en: 'We’re away right now and will reply from 9 in the morning.',
  },
  days: [],
  from: '09:00',
  till: '21:00',
  quick_replies: [
    '您好，请稍等，我看一下。',
    '已经帮您备注了。',
    '今天下单，明天就能发出。',
    '收到后有任何问题，随时联系我们。',
  ],
}

/** What the demo seller's store says by itself, and conversations that are read, unread and waiting. */
export const chatDemo: DemoPart = {
  acts: (world) => {
    const { chats } = world.plan
    const first = Math.min(...chats.flatMap(({ lines }) => lines.map(({ at }) => at.getTime())))
    const seller = ownerIn(world, demoSellerStore)
    return [
      {
        at: new Date(first - 60_000),
        by: `${demoSellerStore} setting up the chat`,
        record: { who: seller, action: saveRoute.right },
        do: ({ tx, ctx }) => saveChatSettings(tx, ctx, seller, settings),
      },
      ...chats.flatMap((chat) => [
        ...chat.lines.map((line, index) => lineAct(world, chat, line, index)),
        ...readActs(world, chat),
      ]),
    ]
  },
}
